import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { KeyValueList, Table, TextArea, TextField, ToastRegion, toasts, UiProvider } from '../index.ts';

const invoice = 'invoice \u202e 0021 \u2066 paid';
const shown = 'invoice [U+202E] 0021 [U+2066] paid';
const arabic = '\u0634\u0631\u0643\u0629';

function Remark({ Field }: { Field: typeof TextField | typeof TextArea }) {
  const [value, setValue] = useState('');
  return <Field label="Remark" value={value} onChange={setValue} />;
}

describe('a text of somebody else', () => {
  it('R24: is shown with marks wherever the library shows one', () => {
    toasts.show({ tone: 'danger', message: invoice });
    render(
      <UiProvider locale="en-US">
        <KeyValueList items={[{ key: 'remark', label: 'Remark', value: invoice }]} />
        <Table
          label="Rows"
          columns={[{ key: 'name', header: 'Name', cell: (row: string) => row }]}
          rows={[invoice]}
          rowKey={(row) => row}
        />
        <p title={invoice}>
          To {invoice} of {[invoice]}
        </p>
        <ToastRegion />
      </UiProvider>,
    );
    expect(document.body.textContent).not.toMatch(/\p{Bidi_Control}/u);
    expect(document.body.textContent?.split(shown)).toHaveLength(6);
    // The table says it once more where its cell may be cut.
    expect(screen.getAllByTitle(shown).map(({ tagName }) => tagName)).toEqual(['SPAN', 'P']);
  });

  it('keeps what is written from the right apart from the number behind it', () => {
    const { container } = render(
      <p>
        {arabic} {'0021'}
      </p>,
    );
    expect(container.textContent).toBe(`\u2068${arabic}\u2069 0021`);
  });

  it('stays in a value that is typed on, where it is refused', async () => {
    for (const Field of [TextField, TextArea]) {
      const { unmount } = render(
        <UiProvider locale="en-US">
          <Remark Field={Field} />
        </UiProvider>,
      );
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark' });
      await userEvent.click(field);
      await userEvent.paste(invoice);
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([invoice, 'true']);
      screen.getByText(/hidden character, \[U\+202E\]/);
      await userEvent.clear(field);
      await userEvent.paste(`\u2068${arabic}\u2069`);
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([arabic, null]);
      unmount();
    }
  });
});
