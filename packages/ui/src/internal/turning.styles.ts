import styled, { keyframes } from 'styled-components';
import { radius } from '../theme/tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A ring with a gap that goes round, in the color of the words beside it. */
export const Ring = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 800ms linear infinite;

  /* Its gap is a transparent border, which forced colors would fill. */
  forced-color-adjust: none;
`;
