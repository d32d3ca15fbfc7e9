import styled, { css } from 'styled-components';
import { breakpoint, color, space } from '../../theme/tokens.ts';

/** The whole card is moved in. */
const card = css`
  &&& > tr[aria-level] {
    padding-inline-start: calc(${space.l} + 20px * var(--mpc-tree-level));
  }
`;

export const TreeBody = styled.tbody`
  & > tr > [data-title][data-title][data-title] {
    padding-inline-start: calc(10px + 20px * var(--mpc-tree-level));
  }
  & > tr[aria-expanded] > [data-title] {
    font-weight: 600;
  }
  & > tr:focus-visible {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }

  @media ${breakpoint.phone} {
    ${card}
  }
  @container mpc-table (max-width: 520px) {
    ${card}
  }
`;
