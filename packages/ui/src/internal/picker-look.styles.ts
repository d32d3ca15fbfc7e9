import styled, { css } from 'styled-components';
import { color, font, radius, shadow, space, type } from '../theme/tokens.ts';

/** As wide as what opened it, but never wider than the window: scrolling sideways would close it again. */
export const surface = css`
  min-width: min(max(var(--trigger-width, 0px), var(--widest, 0px), 180px), calc(100vw - 24px));
  max-width: min(460px, calc(100vw - 24px));
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Empty = styled.div`
  padding: ${space.s};
  color: ${color.textMuted};
`;
