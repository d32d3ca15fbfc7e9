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
`;

/** The title and its sentence share the room that the actions leave; with little of it the actions go below. */
export const Heading = styled.div`
  flex: 1 1 auto;

  min-width: 0;
`;

export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};

  min-height: 32px;
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
  max-width: 80ch;
  margin: 0;

  color: ${color.textMuted};

  /* A sentence breaks into lines before the actions leave the title. */
  :has(> &) {
    flex-basis: 220px;
    align-self: flex-start;
  }
  :has(> &) + * {
    align-self: flex-start;
  }
`;
