import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';

export const Title = styled.p`
  margin: 0;
  font: 600 ${type.heading} ${font.body};
`;

export const Body = styled.div`
  max-width: 52ch;

  color: ${color.textMuted};
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.s};

  padding: ${space.xxl} ${space.xl};
  text-align: center;

  ${Title} ~ :not(${Body}) {
    margin-top: ${space.s};
  }
`;
