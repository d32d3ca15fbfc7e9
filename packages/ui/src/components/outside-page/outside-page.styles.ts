import styled from 'styled-components';
import { color, font, space, tone, type } from '../../theme/tokens.ts';

export const Root = styled.main`
  display: flex;
  position: relative;
  justify-content: center;

  min-height: 100vh;
  padding: 12vh ${space.l} ${space.xxl};

  background: ${color.canvas};

  &[data-tone='danger'] {
    border-top: 8px solid ${tone.danger.ink};
    background: ${tone.danger.soft};
  }
`;

export const Tools = styled.div`
  position: absolute;
  inset-block-start: ${space.l};
  inset-inline-end: ${space.l};
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  width: 100%;
  max-width: 440px;
`;

export const Header = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
`;

export const Heading = styled.h1`
  margin: 0;
  font: 600 ${type.figure} ${font.body};
  letter-spacing: -0.02em;
`;

export const Description = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;
