import styled from 'styled-components';
import { space, type Space } from '../../theme/tokens.ts';

export const Root = styled.div<{ $gap: Space; $align: string }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space[$gap]};

  min-width: 0;

  /* Nothing to show takes no room among others. */
  &:empty {
    display: none;
  }
`;
