import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Structure/Form',
  tags: ['stable'],
  component: Form,
  args: {
    'aria-label': 'Track an application',
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: (
      <>
        <TextField label="Application number" name="number" />
        <TextField label="Email" type="email" name="email" autoComplete="email" />
        <div>
          <Button type="submit" kind="primary">
            Track
          </Button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Application number' }),
      'TL-2026-0042{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const InError: Story = {
  args: {
    children: (
      <>
        <TextField
          label="Application number"
          errorMessage="Enter the application number, for example TL-2026-0042"
        />
        <div>
          <Button type="submit" kind="primary">
            Track
          </Button>
        </div>
      </>
    ),
  },
};

/** The answer of a server: the summary lists the messages in the order of the page, and each field shows its own. */
export const ServerErrors: Story = {
  args: {
    validationErrors: {
      email: 'Enter the email address of the application',
      number: ['There is no application of this number.', 'Check the year.'],
    },
    children: (
      <>
        <ErrorSummary />
        <TextField label="Application number" name="number" defaultValue="TL-2062-0042" />
        <TextField label="Email" type="email" name="email" autoComplete="email" />
        <div>
          <Button type="submit" kind="primary">
            Track
          </Button>
        </div>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const problems = within(summary).getAllByRole('link');
    await expect(problems.map(({ textContent }) => textContent)).toEqual([
      'There is no application of this number. Check the year.',
      'Enter the email address of the application',
    ]);
  },
};

export const Pending: Story = {
  args: {
    children: (
      <>
        <TextField label="Application number" defaultValue="TL-2026-0042" />
        <div>
          <Button type="submit" kind="primary" isPending>
            Looking
          </Button>
        </div>
      </>
    ),
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    'aria-label': 'ଆବେଦନର ସ୍ଥିତି',
    children: (
      <>
        <TextField label="ଆବେଦନ ସଂଖ୍ୟା" name="number" />
        <div>
          <Button type="submit" kind="primary">
            ସ୍ଥିତି ଦେଖନ୍ତୁ
          </Button>
        </div>
      </>
    ),
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    'aria-label': 'आवेदन की स्थिति',
    children: (
      <>
        <TextField label="आवेदन संख्या" name="number" />
        <div>
          <Button type="submit" kind="primary">
            स्थिति देखें
          </Button>
        </div>
      </>
    ),
  },
};
