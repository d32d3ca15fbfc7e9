import styled from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';
import { toneProperties } from '../../theme/tone.styles.ts';

export const Body = styled.div`
  flex: 1 1 240px;

  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.strong`
  display: block;

  font-weight: 600;
`;

export const Action = styled.div`
  flex: none;
`;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.s} 10px;

  padding: 10px ${space.m};
  border-radius: ${radius.medium};
  /* Seen only in forced colors, where the background is not. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  ${toneProperties}
  color: ${color.text};
  background: var(--tone-soft);

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--tone-ink);
  }
  ${Title} {
    color: var(--tone-ink);
  }
  /* Its ink is for what may be overlooked: a title in it would be paler than what it stands over. */
  &[data-tone='idle'] ${Title} {
    color: inherit;
  }
`;
