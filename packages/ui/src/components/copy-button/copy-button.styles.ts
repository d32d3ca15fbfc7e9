import styled from 'styled-components';
import { breakpoint, color, font, space, type } from '../../theme/tokens.ts';
import { Button } from '../button/index.ts';

/** Where fingers press it is larger than what is seen, and the line that it stands in is not. */
export const Root = styled(Button)`
  @media ${breakpoint.touch} {
    &[data-variant='ghost'] {
      margin: -9px;
    }
  }
`;

export const Warning = styled.p`
  margin: 2px 0 0;
`;

export const Copied = styled.div`
  max-height: 30dvh;
  margin-top: ${space.xs};
  overflow-y: auto;
  font: ${type.label} ${font.mono};
  user-select: all;
  white-space: pre-wrap;

  color: ${color.text};
`;
