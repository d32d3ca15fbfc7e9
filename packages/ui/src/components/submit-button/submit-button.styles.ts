import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';

/** Always there, so that what appears in it is announced. */
export const Reason = styled.p`
  && {
    flex: 1 0 100%;
  }
  margin: 0;
  font: ${type.label} ${font.body};
  overflow-wrap: anywhere;
  /* Under the button it is about, which stands last. */
  text-align: end;

  color: ${color.textMuted};

  &:not(:empty) {
    margin-top: ${space.s};
  }
`;
