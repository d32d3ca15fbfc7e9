import {
  Autocomplete,
  Button,
  createTheme,
  Drawer,
  IconButton,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  ThemeProvider,
  Typography,
  type AutocompleteRenderInputParams,
} from '@mui/material';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { TableVirtuoso, Virtuoso, type TableComponents } from 'react-virtuoso';
import { perform } from './perform.ts';
import { reactStage } from './react-stage.tsx';
import { columns, options, tableHeight, type BenchRow } from './rows.ts';

const head = (
  <TableRow>
    {columns.map(({ key, header, end }) => (
      <TableCell key={key} align={end ? 'right' : 'left'}>
        {header}
      </TableCell>
    ))}
  </TableRow>
);
const cells = (row: BenchRow) =>
  columns.map(({ key, end }) => (
    <TableCell key={key} align={end ? 'right' : 'left'}>
      {row[key]}
    </TableCell>
  ));

/** As its documentation draws a long table. */
const parts: TableComponents<BenchRow> = {
  Scroller: (props) => <TableContainer component={Paper} {...props} />,
  Table: (props) => (
    <Table {...props} size="small" sx={{ borderCollapse: 'separate', tableLayout: 'fixed' }} />
  ),
  TableHead: (props) => <TableHead {...props} />,
  TableRow: ({ item: _item, ...props }) => <TableRow {...props} />,
  TableBody: (props) => <TableBody {...props} />,
};
// Nothing moves at the others either.
const theme = createTheme({
  transitions: { create: () => 'none' },
  components: { MuiDrawer: { defaultProps: { transitionDuration: 0 } } },
});

/** As its documentation draws ten thousand options: the list gets what each is drawn with, and draws those in sight. */
type Drawn = [HTMLAttributes<HTMLLIElement>, string];

function Listbox({ children, ...props }: ComponentProps<'ul'>) {
  const drawn = children as unknown as Drawn[];
  return (
    <ul {...props}>
      <Virtuoso
        style={{ height: 320 }}
        totalCount={drawn.length}
        itemContent={(index) => <li {...drawn[index]?.[0]}>{drawn[index]?.[1]}</li>}
      />
    </ul>
  );
}

const picker = {
  options,
  disableListWrap: true,
  renderInput: (params: AutocompleteRenderInputParams) => <TextField {...params} label="Desk" />,
  renderOption: (props: HTMLAttributes<HTMLLIElement>, { label }: { label: string }) =>
    [props, label] as unknown as ReactNode,
  slotProps: { listbox: { component: Listbox } },
};

perform(
  reactStage({
    Provider: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
    Rows: ({ rows }) => (
      <TableContainer component={Paper}>
        <Table size="small" aria-label="Transactions">
          <TableHead>{head}</TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>{cells(row)}</TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    ),
    Window: ({ rows }) => (
      <Paper style={{ height: tableHeight }}>
        <TableVirtuoso
          data={rows}
          components={parts}
          fixedHeaderContent={() => head}
          itemContent={(_index, row) => cells(row)}
        />
      </Paper>
    ),
    Opener: ({ onPress }) => <Button onClick={onPress}>Transfer</Button>,
    Drawer: ({ open, onClose }) => (
      <Drawer open={open} onClose={onClose} anchor="right">
        <Typography variant="h6">Transfer</Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          ×
        </IconButton>
        250,000.00 USDT
      </Drawer>
    ),
    // Its select draws every option there is, and is not meant for so many.
    pickers: {
      one: () => <Autocomplete {...picker} />,
      several: () => <Autocomplete {...picker} multiple />,
    },
  }),
);
