import {
  Alert,
  Button,
  createTheme,
  CssBaseline,
  Dialog,
  DialogContent,
  DialogTitle,
  Drawer,
  MenuItem,
  Snackbar,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tabs,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { StrictMode, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, makeRows } from './rows.ts';

const rows = makeRows(20);

function Screen() {
  const [tab, setTab] = useState('table');
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'toast' | null>(null);
  const [values, setValues] = useState({ name: '', memo: '', mail: '' });
  const [sent, setSent] = useState(false);
  const fault = (name: keyof typeof values) =>
    values[name] === ''
      ? 'This is required'
      : name === 'mail' && !values.mail.includes('@')
        ? 'No e-mail address'
        : name === 'name' && values.name.length > 20
          ? 'Too long'
          : '';
  const field = (name: keyof typeof values) => (
    <TextField
      key={name}
      label={name}
      required
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      error={sent && fault(name) !== ''}
      helperText={sent ? fault(name) : ''}
    />
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if ((['name', 'memo', 'mail'] as const).every((name) => fault(name) === '')) setOpen('toast');
  };
  return (
    <Stack spacing={2}>
      <TextField select label="Chain" defaultValue="">
        {['BTC', 'ETH', 'TRON'].map((chain) => (
          <MenuItem key={chain} value={chain}>
            {chain}
          </MenuItem>
        ))}
      </TextField>
      <Tabs value={tab} onChange={(_event, value: string) => setTab(value)}>
        <Tab value="table" label="Table" />
        <Tab value="form" label="Form" />
      </Tabs>
      {tab === 'table' ? (
        <Table>
          <TableHead>
            <TableRow>
              {columns.map(({ key, header }) => (
                <TableCell key={key}>{header}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {columns.map(({ key }) => (
                  <TableCell key={key}>{row[key]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <form noValidate onSubmit={send}>
          {field('name')}
          {field('memo')}
          {field('mail')}
          <Button type="submit" variant="contained">
            Save
          </Button>
        </form>
      )}
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Dialog open={open === 'dialog'} onClose={() => setOpen(null)}>
        <DialogTitle>Dialog</DialogTitle>
        <DialogContent>Content</DialogContent>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} anchor="right">
        Content
      </Drawer>
      <Snackbar open={open === 'toast'} autoHideDuration={5000} onClose={() => setOpen(null)}>
        <Alert severity="success">Saved</Alert>
      </Snackbar>
    </Stack>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <Screen />
    </ThemeProvider>
  </StrictMode>,
);
