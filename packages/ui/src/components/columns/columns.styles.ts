import styled from 'styled-components';
import { space, type Space } from '../../theme/tokens.ts';

export const Root = styled.div<{ $min: string; $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap }) => space[$gap]};

  min-width: 0;

  &[data-fill] {
    display: flex;
    flex-wrap: wrap;

    > * {
      flex: 1 1 ${({ $min }) => $min};
    }
  }
`;
