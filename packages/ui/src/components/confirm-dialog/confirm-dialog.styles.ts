import { Heading } from 'react-aria-components';
import styled from 'styled-components';
import { toneProperties } from '../../theme/tone.styles.ts';
import { breakpoint, color, font, radius, space, type } from '../../theme/tokens.ts';

export const TitleRow = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: 20px 20px ${space.m};
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

export const Title = styled(Heading)`
  margin: 0;
  font: 600 ${type.heading} ${font.body};
  overflow-wrap: anywhere;
`;

export const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  padding: 0 20px ${space.xs};
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
  padding: 14px 20px;
  border-top: 1px solid ${color.line};

  background: ${color.surface};

  > * {
    min-width: 96px;
  }
  @media ${breakpoint.phone} {
    > * {
      flex: 1;
    }
  }
`;
