import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';

export const Warning = styled.p`
  margin: 2px 0 0;
`;

export const Copied = styled.div`
  max-height: 30dvh;
  margin-top: ${space.xs};
  overflow-y: auto;
  font: ${type.label} ${font.mono};
  user-select: all;
  white-space: pre-wrap;

  color: ${color.text};
`;
