import styled from 'styled-components';
import { breakpoint, space, stickyTop } from '../../theme/tokens.ts';

export const Side = styled.section`
  min-width: 0;

  /* A long list must not push the content it chooses out of sight. */
  @media ${breakpoint.phone} {
    max-height: 38dvh;
    overflow-y: auto;
  }
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Root = styled.div<{ $sideWidth: string }>`
  display: grid;
  grid-template-columns: ${({ $sideWidth }) => $sideWidth} minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};

  &[data-side='none'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-side='end'] {
    grid-template-columns: minmax(0, 1fr) ${({ $sideWidth }) => $sideWidth};

    > ${Side} {
      position: sticky;
      top: calc(${stickyTop} + ${space.l});
    }
  }

  @media ${breakpoint.phone} {
    &,
    &[data-side='end'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
