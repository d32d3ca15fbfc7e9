import styled from 'styled-components';
import { breakpoint, space } from '../../theme/tokens.ts';

export const Side = styled.section`
  min-width: 0;
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Root = styled.div<{ $sideWidth: string }>`
  display: grid;
  grid-template-columns: ${({ $sideWidth }) => $sideWidth} minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};

  @media ${breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
