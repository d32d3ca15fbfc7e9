import styled from 'styled-components';
import { breakpoint, color, font, radius, space, tone, type } from '../../packages/ui/src/theme/tokens.ts';

export const List = styled.ul`
  margin: ${space.s} 0 ${space.xl};
  padding-left: ${space.l};
`;

export const Item = styled.li`
  margin: ${space.xs} 0;
  max-width: 76ch;
  font: 14px/22px ${font.body};
  color: ${color.text};
`;

/** On a phone the table of props is wider than the page. */
export const Scroller = styled.div`
  overflow-x: auto;
`;

export const StateLink = styled.a`
  color: ${color.brandStrong};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l};
  margin: ${space.m} 0 ${space.xl};

  @media ${breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
`;

export const Piece = styled.div`
  border: 1px solid ${color.line};
  border-top: 2px solid ${tone.success.ink};
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: clip;

  &[data-tone='danger'] {
    border-top-color: ${tone.danger.ink};
  }
`;

export const Example = styled.div`
  padding: ${space.xl};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  font: ${type.body} ${font.body};
  color: ${color.text};
  background: ${color.canvas};
`;

export const Because = styled.p`
  margin: 0;
  padding: ${space.m} ${space.l};
  font: ${type.body} ${font.body};
  color: ${color.text};
`;

export const Judgement = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: 2px;
  font-weight: 600;
  color: ${tone.success.ink};

  [data-tone='danger'] & {
    color: ${tone.danger.ink};
  }
`;

export const Facts = styled.table`
  width: 100%;
  margin: ${space.m} 0 ${space.xl};
  border-collapse: collapse;
  font: 14px/22px ${font.body};
  color: ${color.text};
`;

export const ColumnName = styled.th`
  padding: ${space.s} ${space.l} ${space.s} 0;
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
  text-align: start;
  white-space: nowrap;
`;

export const Cell = styled.td`
  padding: ${space.s} ${space.l} ${space.s} 0;
  border-bottom: 1px solid ${color.line};
  vertical-align: top;
`;

export const KeyCap = styled.kbd`
  display: inline-block;
  margin: 0 ${space.xs} ${space.xs} 0;
  padding: 0 ${space.s};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  font: 12px/20px ${font.mono};
  white-space: nowrap;
`;

export const Drawing = styled.div`
  position: relative;
  margin: ${space.m} 0;
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.canvas};
  overflow: clip;
`;

/** Lies on the corner of its part. */
export const Mark = styled.span`
  position: absolute;
  width: 18px;
  border-radius: ${radius.round};
  transform: translate(-50%, -50%);
  font: 600 ${type.caption} ${font.body};
  line-height: 18px;
  text-align: center;
  color: ${color.onBrand};
  background: ${color.brand};
  pointer-events: none;
`;

export const Place = styled.span`
  display: inline-block;
  width: 18px;
  margin-inline-end: ${space.s};
  border-radius: ${radius.round};
  font: 600 ${type.caption} ${font.body};
  line-height: 18px;
  text-align: center;
  color: ${color.onBrand};
  background: ${color.brand};
`;

export const TokenName = styled.code`
  margin-inline-start: ${space.s};
  font: 12px/20px ${font.mono};
  color: ${color.textMuted};
`;

export const Lead = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin: ${space.s} 0 ${space.l};
  font: 14px/22px ${font.body};
  color: ${color.textMuted};
`;

export const File = styled.details`
  margin: ${space.s} 0;
`;

export const FileName = styled.summary`
  cursor: pointer;
  font: ${type.body} ${font.mono};
  color: ${color.brandStrong};
`;
