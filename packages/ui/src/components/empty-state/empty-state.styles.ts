import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';

export const Title = styled.p`
  max-width: 100%;
  overflow-wrap: break-word;
  margin: 0;
  font: 600 ${type.heading} ${font.body};
`;

export const Body = styled.div`
  max-width: min(52ch, 100%);
  overflow-wrap: break-word;

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
