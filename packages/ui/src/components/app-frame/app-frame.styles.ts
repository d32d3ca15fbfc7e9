import styled, { keyframes } from 'styled-components';
import {
  breakpoint,
  color,
  forward,
  frame,
  layer,
  motion,
  radius,
  shadow,
  space,
} from '../../theme/tokens.ts';

const slide = keyframes`
  from { transform: translateX(calc(-100% * ${forward})); }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: ${frame.side} minmax(0, 1fr);

  min-height: 100dvh;

  @media ${breakpoint.rail} {
    grid-template-columns: ${frame.rail} minmax(0, 1fr);
  }
  @media ${breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  top: ${space.s};
  inset-inline-start: ${space.s};
  z-index: ${layer.modal};

  padding: ${space.s} ${space.m};
  border-radius: ${radius.medium};

  color: ${color.onBrand};
  background: ${color.brand};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const Side = styled.div`
  position: sticky;
  top: 0;

  height: 100dvh;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-inline-end: 1px solid ${color.line};

  background: ${color.surface};

  /* A server does not know that this is a phone, where the menu takes its place. */
  @media ${breakpoint.phone} {
    display: none;
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;

  min-width: 0;
`;

/** Takes no room where the banner has nothing to say. */
export const Notice = styled.div`
  &:empty {
    display: none;
  }

  padding: ${space.l} ${space.xl} 0;

  @media ${breakpoint.phone} {
    padding: ${space.l} ${space.l} 0;
  }
`;

export const Main = styled.main`
  --mpc-sticky-top: ${frame.topBar};

  flex: 1;

  min-width: 0;
  padding: ${space.xl};
  scroll-margin-top: ${frame.topBar};
  outline: none;

  /* What gets the focus comes to stand below the bar, not behind it. */
  & :where(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-top: calc(${frame.topBar} + ${space.s});
  }

  @media ${breakpoint.phone} {
    padding: ${space.l};
  }
`;

/** Holds nothing but the panel, so that a press on itself is a press on the scrim. */
export const Menu = styled.dialog`
  width: min(300px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  &[open] {
    animation: ${slide} ${motion.normal};
  }
  &::backdrop {
    background: ${color.scrim};
  }

  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }
`;

export const MenuPanel = styled.div`
  display: flex;
  flex-direction: column;

  height: 100%;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const Close = styled.button`
  display: grid;
  flex: none;
  align-self: flex-end;
  place-items: center;

  width: 36px;
  height: 36px;
  margin: ${space.xs};
  border: 0;
  border-radius: ${radius.medium};

  cursor: pointer;

  color: ${color.textMuted};
  background: transparent;
`;
