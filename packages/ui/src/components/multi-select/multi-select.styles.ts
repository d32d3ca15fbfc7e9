import styled from 'styled-components';
import { TagBox } from '../../internal/field-tags.styles.ts';

export const ChosenBox = styled(TagBox)`
  position: relative;
  padding-inline-end: 34px;

  /* At the end of the last line, however many lines there are. */
  & > svg:last-child {
    position: absolute;
    inset-inline-end: 11px;
    bottom: 9px;
  }
`;
