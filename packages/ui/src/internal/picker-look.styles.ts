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

/** A row of a list that is chosen from. The one in turn has the focus, or is marked where a field keeps it. */
export const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-height: 32px;
  padding: 5px ${space.s};
  border-radius: ${radius.small};

  cursor: pointer;

  &[aria-selected='true'] {
    color: ${color.brandStrong};
  }
  &:is(:hover, :focus, [data-active]) {
    background: ${color.sunken};
  }
  &:focus {
    outline: none;
  }
  &:is(:focus-visible, [data-active]) {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: ${color.textFaint};
    background: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:is(:focus, [data-active]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }

  & > svg {
    flex: none;
  }
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
