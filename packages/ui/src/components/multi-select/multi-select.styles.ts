import { ComboBoxValue, Group } from 'react-aria-components';
import styled from 'styled-components';
import { TagBox } from '../../internal/field-tags.styles.ts';

export const ChosenBox = styled(TagBox).attrs({ as: Group })`
  position: relative;
  padding-inline-end: 34px;

  /* At the end of the last line, however many lines there are. */
  & > button {
    position: absolute;
    inset-inline-end: 6px;
    bottom: 5px;
    margin: 0;
  }
`;

export const Chosen = styled(ComboBoxValue)`
  display: contents;
`;
