import styled, { createGlobalStyle } from 'styled-components';
import { font, space } from '../../theme/tokens.ts';

/** While a sheet is printed, nothing else is. */
export const PaperOnly = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm;
  }

  body:has(> [data-printed]) > :not([data-printed]) {
    display: none;
  }
`;

export const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};

  padding: 32px;
  border: 1px solid black;

  font-family: ${font.body};
  font-size: 12px;
  line-height: 18px;
  color: black;
  background: white;
  forced-color-adjust: none;

  &[data-printed] {
    padding: 0;
    border: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  align-items: baseline;
  justify-content: space-between;

  padding-block-end: ${space.m};
  border-block-end: 2px solid black;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: 20px;
  font-weight: 600;
  line-height: 28px;
  overflow-wrap: anywhere;
`;

export const State = styled.strong`
  font-size: 14px;
`;

export const Issuer = styled.span`
  flex-basis: 100%;
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space.l};
`;

export const Block = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, max-content) minmax(0, 1fr);
  gap: 4px ${space.m};
  align-content: start;

  margin: 0;
`;

export const Label = styled.dt`
  &[data-strong] {
    font-weight: 600;
  }
`;

export const Value = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-strong] {
    font-weight: 600;
  }
`;

export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
`;

export const Row = styled.tr`
  break-inside: avoid;
  border-block-end: 1px solid black;
`;

export const Column = styled.th`
  padding: 6px 8px;
  font-weight: 600;
  text-align: start;
  vertical-align: bottom;
  white-space: nowrap;

  &[data-align='end'] {
    text-align: end;
  }
`;

export const Cell = styled.td`
  padding: 6px 8px;
  font-variant-numeric: tabular-nums;
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  &[data-align='end'] {
    text-align: end;
  }
`;

export const Totals = styled.div`
  align-self: flex-end;
  width: min(320px, 100%);

  dd {
    text-align: end;
  }
`;

export const Note = styled.p`
  margin: 0;
`;
