import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { fieldAcross } from '../Field/fieldAcross.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Columns } from './Columns.tsx';

const getCards = (titles: readonly string[], text = 'Rebana Nuagaon, Brahmagiri tahasil') =>
  titles.map((title) => (
    <Card key={title} title={title}>
      <p>{text}</p>
    </Card>
  ));
const plots = ['Plot 214', 'Plot 215', 'Plot 231', 'Plot 240'] as const;

const meta = {
  title: 'Structure/Columns',
  tags: ['stable'],
  component: Columns,
  args: { children: getCards(plots.slice(0, 2)) },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Thirds: Story = { args: { kind: 'thirds', children: getCards(plots.slice(0, 3)) } };

export const Quarters: Story = { args: { kind: 'quarters', children: getCards(plots) } };

export const Aside: Story = {
  args: {
    kind: 'aside',
    gap: 'xl',
    children: (
      <>
        <Card title="Your application">
          <p>
            The land officer checks your answers with the record of rights. You get a message when
            the application is decided.
          </p>
        </Card>
        <Card title="Questions" role="complementary">
          <p>Land office, 10 to 17 o’clock</p>
        </Card>
      </>
    ),
  },
};

export const Fields: Story = {
  args: {
    kind: 'fields',
    children: (
      <>
        <TextField
          label="Quantity"
          description="As stated in the survey of the source."
          errorMessage="Enter the quantity"
        />
        <TextField label="Years" />
        <div className={fieldAcross}>
          <TextField label="Source" />
        </div>
      </>
    ),
  },
};

export const List: Story = {
  args: { elementType: 'ul', children: plots.map((plot) => <li key={plot}>{plot}</li>) },
};

export const OnAPhone: Story = {
  ...Quarters,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const LongText: Story = {
  args: {
    kind: 'quarters',
    children: getCards(
      plots.map((plot) => `${plot} of the temple beside the road from Brahmagiri to the sea`),
    ),
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: { children: getCards(['ପ୍ଲଟ 214', 'ପ୍ଲଟ 215'], 'ରେବଣା ନୂଆଗାଁ, ବ୍ରହ୍ମଗିରି ତହସିଲ') },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: { children: getCards(['प्लॉट 214', 'प्लॉट 215'], 'रेबणा नुआगाँ, ब्रह्मगिरि तहसील') },
};
