import { Tooltip } from 'react-aria-components';
import styled from 'styled-components';
import { color, font, motion, radius, shadow, space, type } from '../../theme/tokens.ts';

export const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
`;

export const Bubble = styled(Tooltip)`
  max-width: min(280px, calc(100vw - 24px));
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.small};
  /* Seen only in forced colors, where the background is not. */
  outline: 1px solid transparent;
  font: ${type.label} ${font.body};
  overflow-wrap: anywhere;

  transition: opacity ${motion.fast};

  color: ${color.surface};
  background: ${color.text};
  box-shadow: ${shadow.floating};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
