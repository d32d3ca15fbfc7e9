import styled from 'styled-components';
import { space, type Space } from '../../theme/tokens.ts';

const justification = { start: 'flex-start', between: 'space-between', end: 'flex-end' } as const;

interface Paint {
  $gap: Space;
  $justify: keyof typeof justification;
  $align: string;
  $wrap: boolean;
}

export const Root = styled.div<Paint>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => justification[$justify]};
  ${({ $justify }) => ($justify === 'end' ? 'text-align: end;' : '')}
  gap: ${({ $gap }) => space[$gap]};

  min-width: 0;

  > svg {
    flex: none;
  }
`;
