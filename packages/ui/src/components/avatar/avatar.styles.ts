import styled from 'styled-components';
import { ink } from '../../theme/palette.ts';
import { font, radius } from '../../theme/tokens.ts';

export const Root = styled.span<{ $size: number; $color: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;

  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.medium};
  font: 600 ${({ $size }) => Math.round($size * 0.46)}px/1 ${font.body};
  user-select: none;
  forced-color-adjust: none;

  color: ${ink.light};
  background: ${({ $color }) => $color};

  &[data-shape='round'] {
    border-radius: ${radius.round};
  }
`;
