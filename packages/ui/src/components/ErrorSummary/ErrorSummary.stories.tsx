import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type ErrorSummaryProps, type Problem } from './ErrorSummary.tsx';

interface SummaryArgs extends ErrorSummaryProps {
  problems: readonly Problem[];
  /** Labels of the fields below, in the order of the problems. */
  labels: readonly string[];
  submit: string;
}

const meta = {
  title: 'Feedback/ErrorSummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    title: 'There are 2 problems on this page',
    problems: [
      { controlId: 'holder', message: 'Enter the name of the holder' },
      { controlId: 'plot', message: 'Enter the number of the plot' },
    ],
    submitCount: 1,
    labels: ['Name of the holder', 'Plot number'],
    submit: 'Continue',
  },
  render: ({ labels, submit: _submit, ...args }) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <ErrorSummary {...args} />
      {args.problems.map(({ controlId, message }, index) => (
        <TextField
          key={controlId}
          id={controlId}
          label={labels[index] ?? controlId}
          errorMessage={message}
        />
      ))}
    </div>
  ),
} satisfies Meta<SummaryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the number of the plot' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Plot number' })).toHaveFocus());
  },
};

export const OneProblem: Story = {
  args: {
    title: 'There is 1 problem on this page',
    problems: [{ controlId: 'holder', message: 'Enter the name of the holder' }],
  },
};

export const NoProblems: Story = {
  args: { problems: [] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>There is nothing above the form while it has no problems.</p>
      </>
    ),
  ],
};

export const OnSubmit: Story = {
  render: (args) => <Submitting {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: args.submit }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    problems: [
      {
        controlId: 'holder',
        message:
          'The name of the holder is not the same as in the record of rights; write it as it stands in the record, with the name of the father or husband',
      },
      {
        controlId: 'plot',
        message: 'A plot number has only digits and at most one slash: 214 or 214/3',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ଏହି ପୃଷ୍ଠାରେ 2ଟି ତ୍ରୁଟି ଅଛି',
    problems: [
      { controlId: 'holder', message: 'ଧାରକଙ୍କ ନାମ ଲେଖନ୍ତୁ' },
      { controlId: 'plot', message: 'ପ୍ଲଟ ସଂଖ୍ୟା ଲେଖନ୍ତୁ' },
    ],
    labels: ['ଧାରକଙ୍କ ନାମ', 'ପ୍ଲଟ ସଂଖ୍ୟା'],
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'इस पृष्ठ पर 2 त्रुटियाँ हैं',
    problems: [
      { controlId: 'holder', message: 'धारक का नाम लिखें' },
      { controlId: 'plot', message: 'प्लॉट संख्या लिखें' },
    ],
    labels: ['धारक का नाम', 'प्लॉट संख्या'],
  },
};

function Submitting({ labels, submit, problems, ...args }: SummaryArgs) {
  const [count, setCount] = useState(0);
  const [values, setValues] = useState<Record<string, string>>({});
  const shown = problems.filter(({ controlId }) => count > 0 && !values[controlId]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <ErrorSummary {...args} problems={shown} submitCount={count} />
      {problems.map(({ controlId }, index) => (
        <TextField
          key={controlId}
          id={controlId}
          label={labels[index] ?? controlId}
          value={values[controlId] ?? ''}
          onChange={(value) => setValues({ ...values, [controlId]: value })}
          errorMessage={shown.find((problem) => problem.controlId === controlId)?.message}
        />
      ))}
      <Button type="submit" kind="primary">
        {submit}
      </Button>
    </Form>
  );
}
