import styled from 'styled-components';
import { ink } from '../../theme/palette.ts';
import { font, radius } from '../../theme/tokens.ts';

export const Root = styled.span<{ $color: string }>`
  display: grid;
  place-items: center;

  overflow: hidden;
  width: 100%;
  max-width: 320px;
  border-radius: ${radius.medium};
  aspect-ratio: 1;
  container-type: inline-size;
  forced-color-adjust: none;

  background: ${({ $color }) => $color};

  &[data-size='icon'] {
    flex: none;
    width: 40px;
  }
`;

export const Image = styled.img`
  display: block;

  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Letter = styled.span`
  font: 600 32cqi/1 ${font.body};
  user-select: none;

  color: ${ink.light};
`;
