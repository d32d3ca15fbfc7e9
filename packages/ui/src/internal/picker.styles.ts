import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { motion } from '../theme/tokens.ts';
import { surface } from './picker-look.styles.ts';

export { Detail, Empty, Name, Text } from './picker-look.styles.ts';

export const Surface = styled(Popover)`
  ${surface}
  display: flex;
  /* As wide as its longest row, wherever it stands: squeezed against an edge it would be moved, and grow, frame by frame. */
  width: max-content;

  transition: opacity ${motion.fast};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
