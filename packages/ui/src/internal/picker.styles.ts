import {
  ListBox,
  ListBoxItem,
  Popover,
  type ListBoxProps,
  type ListBoxItemProps,
} from 'react-aria-components';
import styled from 'styled-components';
import type { ReactElement } from 'react';
import { motion, space } from '../theme/tokens.ts';
import { row, surface } from './picker-look.styles.ts';

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

export const List = styled(ListBox)`
  flex: 1;
  min-width: 0;
  padding: ${space.xs};
  overflow: auto;
  outline: none;
` as <T extends object>(props: ListBoxProps<T>) => ReactElement;

export const Option = styled(ListBoxItem)`
  ${row}
` as (props: ListBoxItemProps) => ReactElement;
