import styled from 'styled-components';
import { Choices } from '../../internal/field-choice.styles.ts';

/** Under a box for all of them, the others stand further in. */
export const Boxes = styled(Choices)`
  &[data-inner] {
    margin-top: 4px;
    padding-inline-start: 24px;
  }
`;
