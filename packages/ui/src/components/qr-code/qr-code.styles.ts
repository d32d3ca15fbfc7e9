import styled from 'styled-components';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.svg`
  flex: none;

  max-width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  forced-color-adjust: none;
`;

export const TooLong = styled.p`
  margin: ${space.m};
  font: ${type.label} ${font.body};
  color: ${color.text};
`;
