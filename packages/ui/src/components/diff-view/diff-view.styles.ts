import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { color, font, radius, space, tone, type } from '../../theme/tokens.ts';
import { toneProperties } from '../../theme/tone.styles.ts';

/** From here on the two values stand side by side. */
const wide = '(min-width: 640px)';
const columns = 'minmax(120px, 180px) minmax(0, 1fr) minmax(0, 1fr)';

export const None = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;

export const Heads = styled.div`
  display: none;
  gap: ${space.l};

  padding-bottom: ${space.s};
  font: 500 ${type.label} ${font.body};

  color: ${color.textMuted};

  > span {
    padding-inline-start: 11px;
  }
  > :first-child {
    grid-column: 2;
  }
  @container ${wide} {
    display: grid;
    grid-template-columns: ${columns};
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${space.s} ${space.l};

  padding: ${space.m} 0;
  border-top: 1px solid ${color.line};

  @container ${wide} {
    grid-template-columns: ${columns};
  }
`;

export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
  min-width: 0;

  @container ${wide} {
    flex-direction: column;
    justify-content: flex-start;
  }
`;

export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

export const ChangeNote = styled.span`
  ${toneProperties}

  display: inline-flex;
  align-items: center;
  gap: ${space.xs};

  font: 500 ${type.label} ${font.body};

  color: var(--tone-ink);
`;

export const Cell = styled.div`
  position: relative;
  min-width: 0;
  overflow-wrap: anywhere;

  @container ${wide} {
    &[data-wide] {
      grid-column: 2 / -1;
    }
  }
`;

export const CellName = styled.div`
  margin-bottom: 2px;
  font: ${type.caption} ${font.body};
  color: ${color.textMuted};

  @container ${wide} {
    ${visuallyHidden}
  }
`;

const value = css`
  display: block;
  padding: ${space.xs} ${space.s};
  border-inline-start: 3px solid;
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`;

/** Not struck out: it is read as closely as what takes its place. */
export const Before = styled.del`
  ${value}
  border-color: ${tone.danger.ink};
  background: ${tone.danger.soft};
`;

export const After = styled.ins`
  ${value}
  border-color: ${tone.success.ink};
  background: ${tone.success.soft};
`;

export const Plain = styled.div`
  ${value}
  border-color: transparent;
  color: ${color.textMuted};
`;

export const NotSet = styled.span`
  ${value}
  border-color: transparent;
  color: ${color.textFaint};
`;

export const Lines = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;

export const Line = styled.div`
  display: flex;
  gap: ${space.s};

  min-height: 24px;
  padding: 2px ${space.m};

  &[data-kind='removed'] {
    background: ${tone.danger.soft};
  }
  &[data-kind='added'] {
    background: ${tone.success.soft};
  }
`;

export const Sign = styled.span`
  flex: none;
  width: 1ch;
  font-family: ${font.mono};
`;

export const LineText = styled.span`
  min-width: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  del {
    color: ${tone.danger.ink};
    text-decoration: line-through;
  }
  ins {
    color: ${tone.success.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Foot = styled.div`
  padding-top: ${space.s};
  border-top: 1px solid ${color.line};
`;

export const Root = styled.div`
  container-type: inline-size;

  /* An address brings a ground of its own. */
  [data-kind='address'] :is(${Before}, ${After}) {
    padding: 0;
    background: none;
  }
`;
