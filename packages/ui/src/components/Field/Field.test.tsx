import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Field.stories.tsx';

const {
  AroundASelect,
  BesideEachOther,
  Default,
  Described,
  DescribedInError,
  InError,
  LongText,
  Optional,
  Widths,
  WithGivenId,
  WithLabelAside,
} = composeStories(stories);
const page = within(document.body);
const hint = 'It is at the top of the record of rights, for example 37.';

describe('Field', () => {
  it('names its control and makes it required and valid by default', async () => {
    await Default.run();
    const input = page.getByRole('textbox', { name: 'Khata number' });
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('marks an optional field in its name and does not require it', async () => {
    await Optional.run();
    const input = page.getByRole('textbox', { name: /^Landmark ?\(optional\)$/ });
    await expect(page.getByText('Landmark')).toHaveTextContent('Landmark (optional)');
    await expect(input).not.toBeRequired();
  });

  it('describes its control with the hint', async () => {
    await Described.run();
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription(hint);
  });

  it('makes its control invalid and describes it with the error', async () => {
    await InError.run();
    const input = page.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter the khata number');
  });

  it('reads the hint before the error, and the control between them', async () => {
    await DescribedInError.run();
    const input = page.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(`${hint} Enter the khata number`);
    const order = [page.getByText(hint), input, page.getByText('Enter the khata number')];
    for (const [index, element] of order.slice(1).entries()) {
      const before = order[index];
      await expect(before?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('keeps a link on the label line reachable and out of the name', async () => {
    await WithLabelAside.run();
    await expect(page.getByRole('textbox')).toHaveAccessibleName('Password');
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('textbox')).toHaveFocus();
  });

  it('uses the given id', async () => {
    await WithGivenId.run();
    await expect(page.getByRole('textbox', { name: 'Khata number' })).toHaveAttribute(
      'id',
      'khata',
    );
  });

  it('connects any control with its label', async () => {
    await AroundASelect.run();
    await expect(page.getByRole('combobox', { name: 'Kind of land' })).toBeVisible();
  });

  it('is aligned with the field beside it, also when only one has a hint and an error', async () => {
    await BesideEachOther.run();
    const [quantity, years, source] = page
      .getAllByRole('textbox')
      .map((input) => input.getBoundingClientRect());
    await expect(years?.top).toBe(quantity?.top);
    await expect(source?.left).toBeLessThan(quantity?.left ?? 0);
    await expect(source?.right).toBe(years?.right);
    await expect(page.getByText('Years').getBoundingClientRect().top).toBe(
      page.getByText('Quantity').getBoundingClientRect().top,
    );
  });

  it('keeps long words inside a narrow container', async () => {
    await LongText.run();
    const frame = page.getByRole('textbox').closest<HTMLElement>('div[style]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  });

  it('limits the width of each control, and not that of its label', async () => {
    await Widths.run();
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-width]')];
    await expect(boxes.map((box) => [box.dataset['width'], box.offsetWidth])).toEqual([
      ['short', 192],
      ['medium', 320],
      ['medium', 320],
      ['short', 192],
      ['medium', 320],
      ['medium', 320],
      ['medium', 320],
    ]);
    for (const box of boxes) {
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.offsetWidth);
      await expect(box.parentElement?.offsetWidth).toBeGreaterThan(320);
    }
  });
});
