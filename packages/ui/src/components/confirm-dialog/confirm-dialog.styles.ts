import styled from 'styled-components';
import { panel } from '../../internal/modal.styles.ts';
import { toneProperties } from '../../theme/tone.styles.ts';
import { breakpoint, color, font, radius, space, type } from '../../theme/tokens.ts';

export const TitleRow = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${panel.padding} ${panel.padding} ${space.m};
`;

export const Icon = styled.span`
  ${toneProperties}
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.round};

  color: var(--tone-ink);
  background: var(--tone-soft);
`;

export const Title = styled.h2`
  margin: 0;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  padding: 0 ${panel.padding} ${space.xs};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  justify-content: flex-end;
  gap: ${space.s};
  padding: 14px ${panel.padding};
  border-top: 1px solid ${color.line};

  background: ${panel.background};

  > * {
    min-width: 96px;
  }
  @media ${breakpoint.phone} {
    > * {
      flex: 1;
    }
  }
`;
