import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { control } from '../../styles/field.css.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MobileField } from '../MobileField/MobileField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { fieldAcross } from './fieldAcross.css.ts';
import { Link } from '../Link/Link.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Fields/Field',
  tags: ['stable'],
  component: Field,
  args: {
    label: 'Khata number',
    children: (controlProps) => <input type="text" {...controlProps} className={control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Khata number'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Khata number' })).toHaveFocus(),
    );
  },
};

export const Described: Story = {
  args: { description: 'It is at the top of the record of rights, for example 37.' },
};

export const InError: Story = { args: { errorMessage: 'Enter the khata number' } };

export const DescribedInError: Story = {
  args: {
    description: 'It is at the top of the record of rights, for example 37.',
    errorMessage: 'Enter the khata number',
  },
};

export const Optional: Story = { args: { label: 'Landmark', optionalLabel: '(optional)' } };

export const WithLabelAside: Story = {
  args: { label: 'Password', labelAside: <Link href="#forgot">Forgot password?</Link> },
};

export const AroundASelect: Story = {
  args: {
    label: 'Kind of land',
    children: (controlProps) => (
      <select {...controlProps} className={control}>
        <option>Homestead</option>
        <option>Agricultural</option>
      </select>
    ),
  },
};

export const BesideEachOther: Story = {
  render: ({ children }) => (
    <Columns kind="fields">
      <Field
        label="Quantity"
        description="As stated in the survey of the source."
        errorMessage="Enter the quantity"
      >
        {children}
      </Field>
      <Field label="Years">{children}</Field>
      <div className={fieldAcross}>
        <Field label="Source">{children}</Field>
      </div>
    </Columns>
  ),
};

const places = [{ value: 'brahmagiri', label: 'Brahmagiri' }];
export const Widths: Story = {
  render: () => (
    <Stack>
      <TextField label="Khatian No" width="short" />
      <Select label="Tahasil" options={places} width="medium" />
      <Combobox label="Mouza" options={places} width="medium" />
      <DateField label="Date of the deed" width="short" />
      <MobileField label="Mobile Number" prefix="+91" state="unverified" width="medium" />
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        toggleLabel="Show password"
        width="medium"
      />
      <TextArea label="Remarks" width="medium" />
    </Stack>
  ),
};

export const WithGivenId: Story = { args: { id: 'khata' } };

export const LongText: Story = {
  args: {
    label: 'Name of the holder as it stands in the record of rights, with the name of the village',
    optionalLabel: '(optional)',
    description:
      'When there is more than one holder, write the first name of the record and add the others on the next page.',
    errorMessage:
      'The name has characters that the record does not have: use only letters, full stops and spaces',
  },
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
    label: 'ଖାତା ସଂଖ୍ୟା',
    description: 'ସ୍ୱତ୍ୱଲିପିର ଉପରେ ଥାଏ।',
    errorMessage: 'ଖାତା ସଂଖ୍ୟା ଲେଖନ୍ତୁ',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    label: 'खाता संख्या',
    optionalLabel: '(वैकल्पिक)',
    description: 'यह अधिकार अभिलेख के ऊपर लिखी होती है।',
  },
};
