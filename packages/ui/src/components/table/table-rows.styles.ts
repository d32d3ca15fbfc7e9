import { css } from 'styled-components';
import { color, font, forward, radius, rowHeight, space, stickyTop, type } from '../../theme/tokens.ts';

/** Rows and their cells, which are plain elements. */
export const rows = css`
  & > tbody > tr > td {
    height: ${rowHeight};
    padding: 3px 10px;
    border-bottom: 1px solid ${color.line};
    background: var(--mpc-table-paint, ${color.surface});
  }
  /* As high as the others, by its padding: a height would have every cell laid out twice. */
  & > tbody > tr > td[data-plain] {
    height: auto;
    padding-block: max(3px, (${rowHeight} - 1px - 1lh) / 2);
  }
  & > tbody > tr > [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  & > tbody > tr > td > div {
    min-width: 0;
  }
  & > tbody > tr[data-index] > td {
    white-space: nowrap;
  }
  & > tbody > tr[data-index] > td[data-whole] {
    padding-block: ${space.s};
    white-space: normal;
  }
  /* A sentence takes the lines it needs. */
  & > tbody > tr[data-index] > td p {
    white-space: normal;
  }
  /* The column is as wide as what it holds, or gives way down to its least width. */
  & > tbody > tr[data-index] > td[data-gives] > * {
    display: grid;
    grid-template-columns: minmax(0, max-content);
    align-content: center;

    & > * {
      overflow: clip;
      overflow-clip-margin: 3px;
      min-width: 0;
      text-overflow: ellipsis;
    }
  }
  & > tbody > tr[data-group] > th {
    height: 32px;
    padding: 0 10px;
    border-bottom: 1px solid ${color.line};
    font: 600 ${type.label} ${font.body};
    text-align: start;
    color: ${color.textMuted};
    background: ${color.canvas};

    & > span {
      display: inline-block;
      margin-inline-start: ${space.s};
      font-weight: 400;
    }
  }

  & > tbody > tr[data-opens] {
    cursor: pointer;
  }
  & > tbody > tr[data-opens]:hover {
    --mpc-table-paint: ${color.sunken};
  }
  & > tbody > tr[data-selected],
  & > tbody > tr[data-selected]:hover,
  & > tbody > tr[aria-current],
  & > tbody > tr[aria-current]:hover {
    --mpc-table-paint: ${color.brandSoft};
  }
  & > tbody > tr[aria-current] > td:first-child {
    box-shadow: inset 3px 0 ${color.brand};
  }
  & > tbody > tr:last-child > td {
    border-bottom: 0;
  }
  & > tbody > tr:last-child > td[data-plain] {
    padding-block: max(3px, (${rowHeight} - 1lh) / 2);
  }
  &[data-bottom] > tbody > tr:last-child > td:first-child {
    border-end-start-radius: calc(${radius.large} - 1px);
  }
  &[data-bottom] > tbody > tr:last-child > td:last-child {
    border-end-end-radius: calc(${radius.large} - 1px);
  }

  & > tbody > tr > td > [data-does='open'] {
    display: block;

    min-width: 0;
    max-width: 100%;
    min-height: 24px;
    margin-block: -2px;
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    font: inherit;
    text-align: inherit;

    cursor: pointer;

    color: inherit;
    text-decoration: none;
    background: none;
  }
  & > tbody > tr > td > a[data-does='open']:hover {
    text-decoration: underline;
  }
  /* The whole name is read where the focus is, over what stands beside it. */
  & > tbody > tr > td > [data-does='open']:focus-visible {
    position: relative;
    z-index: 1;
    width: max-content;
    max-width: none;
    background: var(--mpc-table-paint, ${color.surface});
  }

  /* The focus is never covered by what sticks. */
  & > tbody :is(a, button, input, [tabindex]) {
    scroll-margin-block: calc(${stickyTop} + 44px) 52px;
  }

  @media (forced-colors: active) {
    & > tbody > tr:is([aria-current], [data-selected]) > td:first-child {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

/** What stands in front of the columns and behind them. */
export const edges = css`
  & > * > tr > [data-lead][data-lead] {
    padding-block: 0;
    padding-inline: ${space.m} 0;
    vertical-align: middle;
    cursor: auto;
  }
  & > * > tr > [data-lead] > div {
    display: flex;
  }
  & > * > tr > [data-actions][data-actions] {
    padding-block: 0;
    padding-inline: 0 ${space.m};
    text-align: end;
  }

  & button[data-does='details'] {
    display: grid;
    place-items: center;

    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${radius.medium};

    cursor: pointer;

    color: ${color.textMuted};
    background: none;

    &:hover {
      color: ${color.text};
      background: ${color.sunken};
    }
    & > svg {
      scale: ${forward} 1;
    }
    &[aria-expanded='true'] > svg {
      transform: rotate(90deg);
    }
  }

  & > tbody > tr[data-details] > td {
    --mpc-table-paint: ${color.sunken};
    padding-block: ${space.m} ${space.l};
    padding-inline: calc(var(--mpc-table-lead) + ${space.l}) ${space.l};
  }
  [data-overflowing] > & > tbody > tr[data-details] > td > div {
    position: sticky;
    inset-inline-start: calc(var(--mpc-table-lead) + ${space.l});
    width: calc(100cqi - var(--mpc-table-lead) - 2 * ${space.l});
  }
  & > tbody > tr > td[data-instead] {
    padding: ${space.xl} ${space.l};
    text-align: center;
    color: ${color.textMuted};
  }
`;
