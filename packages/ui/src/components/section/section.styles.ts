import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-width: 0;
`;

export const TitleRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

export const Heading = styled.h2`
  min-width: 0;
  overflow-wrap: anywhere;
  margin: 0;
  font: 600 ${type.heading} ${font.body};
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;
