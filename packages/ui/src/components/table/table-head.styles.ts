import styled, { css } from 'styled-components';
import { color, font, radius, space, stickyTop, type } from '../../theme/tokens.ts';

/** Headers that stay in sight. */
export const head = css`
  & > thead {
    position: sticky;
    top: ${stickyTop};
    z-index: 3;
  }
  /* In a scroll container of its own the head sticks to that, which has no bar above it. */
  [data-overflowing] > & > thead,
  &[data-windowed] > thead {
    top: 0;
  }

  & > thead > tr > * {
    position: relative;
    padding: 7px 10px;
    border-bottom: 1px solid ${color.line};
    font: 500 ${type.label} ${font.body};
    text-align: start;
    white-space: nowrap;

    color: ${color.textMuted};
    background: ${color.sunken};
  }
  & > thead > tr > [data-align='end'] {
    text-align: end;
  }
  & > thead > tr > [aria-sort] {
    color: ${color.text};
  }
  & > thead > tr > :first-child {
    border-start-start-radius: calc(${radius.large} - 1px);
  }
  & > thead > tr > :last-child {
    border-start-end-radius: calc(${radius.large} - 1px);
  }

  & > thead button[data-sort] {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};

    max-width: 100%;
    min-height: 24px;
    margin: -3px -6px;
    padding: 0 6px;
    border: 0;
    border-radius: ${radius.small};
    font: inherit;
    vertical-align: middle;

    cursor: pointer;

    color: inherit;
    background: none;

    & > svg {
      flex: none;
    }
    &:hover {
      color: ${color.text};
    }
  }
  & > thead > tr > :not([aria-sort]) > button[data-sort] > svg {
    color: ${color.textFaint};
  }
  & > thead [data-align='end'] > button[data-sort] {
    flex-direction: row-reverse;
  }
`;

/** The edge of a column, 24 px wide to catch it and a hairline to the eye. */
export const Sizer = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -12px;
  z-index: 1;
  width: 24px;

  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 12px;
    inset-inline: 11px 12px;
    background: ${color.control};
  }
  &:hover::after,
  &:focus-visible::after {
    inset-block: 0;
    inset-inline: 11px;
    background: ${color.brand};
  }
  &:focus-visible {
    outline-offset: -4px;
  }

  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
  }
`;
