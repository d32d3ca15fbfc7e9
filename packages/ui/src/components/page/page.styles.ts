import styled from 'styled-components';
import { color, font, space, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};

  min-width: 0;
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};

  min-height: 32px;
`;

export const Heading = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};

  min-width: 0;
`;

export const Title = styled.h1`
  min-width: 0;
  margin: 0;
  font: 600 ${type.title} ${font.body};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  &:empty {
    display: none;
  }
`;

export const Description = styled.p`
  flex: 0 0 100%;

  max-width: 80ch;
  margin: 0;

  color: ${color.textMuted};
`;
