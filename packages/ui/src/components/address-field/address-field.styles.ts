import styled, { css } from 'styled-components';
import { Box, Input } from '../../internal/field.styles.ts';
import { font, space } from '../../theme/tokens.ts';

const text = css`
  grid-area: 1 / 1;
  font: 400 12px/20px ${font.mono};
  white-space: pre-wrap;
  word-break: break-all;
`;

export const AddressBox = styled(Box)`
  min-height: 40px;
`;

/** A copy of the text that is not seen gives the textarea, which lies over it, the height it needs. */
export const Grow = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    ${text}
  }
`;

export const AddressInput = styled(Input).attrs({ as: 'textarea' })<{ rows?: number }>`
  ${text}
  overflow: hidden;
  resize: none;
`;

export const Groups = styled.div`
  margin-top: ${space.s};
`;
