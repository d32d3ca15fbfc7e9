import styled from 'styled-components';
import { font, radius } from '../../theme/tokens.ts';

export const Root = styled.span<{ $size: number; $color: string; $ink: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;

  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.round};
  font: 700 ${({ $size }) => ($size === 16 ? 10 : Math.round($size * 0.385))}px/1 ${font.body};
  letter-spacing: -0.02em;
  user-select: none;
  forced-color-adjust: none;

  color: ${({ $ink }) => $ink};
  background: ${({ $color }) => $color};
`;
