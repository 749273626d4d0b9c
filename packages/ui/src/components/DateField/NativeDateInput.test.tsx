import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { DateField, type DateFieldProps } from './DateField.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const onChange = vi.fn();

const field = (props: Partial<DateFieldProps>) => (
  <form>
    <DateField label="Arrival" name="arrival" id="arrival" onChange={onChange} {...props} />
  </form>
);

/** Shows a form as a server renders it. */
function showDocument(props: Partial<DateFieldProps> = {}) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(field(props));
  const input = box.querySelector('input');
  if (!input) throw new Error('The server renders no input.');
  const hydrate = () => {
    root = hydrateRoot(box, field(props));
  };
  return { input, hydrate };
}

const readArrival = () => new FormData(document.forms[0]).get('arrival');
const listParts = () =>
  [...document.querySelectorAll('[role="spinbutton"]')].map((part) => part.textContent);

describe('a date field of a server', () => {
  it('is the date field of the browser, with label and value', async () => {
    const { input } = showDocument({ defaultValue: '2026-11-20', minValue: '2026-01-01' });
    await expect.element(browserPage.getByLabelText('Arrival')).toBe(input);
    expect([input.type, input.min, input.id]).toEqual(['date', '2026-01-01', 'arrival']);
    expect(readArrival()).toBe('2026-11-20');
  });

  it('keeps a date and the focus from before the hydration', async () => {
    const { input, hydrate } = showDocument();
    await userEvent.fill(input, '2026-12-24');
    input.focus();
    hydrate();
    await vi.waitFor(() => expect(listParts()).toEqual(['24', '12', '2026']));
    expect(readArrival()).toBe('2026-12-24');
    expect(onChange).toHaveBeenCalledWith('2026-12-24');
    await vi.waitFor(() => expect(document.activeElement?.role).toBe('spinbutton'));
    document.forms[0]?.reset();
    await vi.waitFor(() => expect(listParts()).toEqual(['dd', 'mm', 'yyyy']));
  });
});
