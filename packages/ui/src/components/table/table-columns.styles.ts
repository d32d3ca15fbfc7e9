import { css } from 'styled-components';
import { color, forward } from '../../theme/tokens.ts';

/** Columns that stay in sight while the others pass below them. */
export const fixed = css`
  [data-overflowing] > & > * > tr > [data-fixed] {
    position: sticky;
    z-index: 1;
  }
  [data-overflowing] > & > thead > tr > [data-fixed] {
    z-index: 2;
  }
  /* What can be done with a row is never out of sight. */
  [data-overflowing] > & > * > tr > :is([data-actions], [data-fixed-end]) {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    box-shadow: calc(-1px * ${forward}) 0 ${color.line};
  }
  /* Only the last of them casts the shadow, and only over what lies below it. */
  [data-overflowing][data-over] > & > * > tr > [data-fixed='last']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    width: 10px;
    border-inline-start: 1px solid ${color.line};
    pointer-events: none;
    opacity: 0.5;
    box-shadow: inset calc(8px * ${forward}) 0 8px -8px ${color.scrim};
  }
`;

/** Widths that a person gave hold to the pixel; what does not fit beside goes on below. */
export const sized = css`
  &[data-sized] {
    table-layout: fixed;
    min-width: var(--mpc-table-least);
  }
  &[data-sized] > thead > tr > th {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &[data-sized] > tbody > tr > td {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Every row as high as the others, so that their places are known without drawing them. */
export const windowed = css`
  &[data-windowed] > thead > tr > th {
    white-space: nowrap;
  }
  &[data-windowed] > tbody > tr[data-index] > td {
    height: var(--mpc-table-row);
    padding-block: 0;
    white-space: nowrap;
  }
  &[data-windowed] > tbody > tr[data-index] > td:not([data-lead], [data-actions]) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-windowed] > tbody > tr[data-index] > td > :is(div, button) {
    overflow: hidden;
    max-height: calc(var(--mpc-table-row) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A number is never cut: what is too long for its column takes a second line. */
  &[data-windowed] > tbody > tr[data-index] > td[data-align='end'],
  &[data-windowed] > tbody > tr[data-index] > td[data-align='end'] > div {
    overflow: visible;
    line-height: 1.25;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* A field has room around its text: the text stands in line with its column. */
  &[data-windowed] > tbody > tr[data-index] > td > div:has(> [data-cell-field]) {
    margin-inline: -8px;
  }
  &[data-windowed] > tbody > tr[data-gap] > td {
    visibility: hidden;
    padding: 0;
    border: 0;
  }
  &[data-windowed] > * > tr :focus-visible {
    outline-offset: -2px;
  }
`;
