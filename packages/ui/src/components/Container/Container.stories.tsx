import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Structure/Container',
  tags: ['stable'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card title="Plot 214">
        <p>Rebana Nuagaon, Brahmagiri tahasil</p>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reading: Story = {
  args: {
    width: 'reading',
    children: (
      <Stack>
        <h2>Who can apply</h2>
        <p>
          A person who has held land of the temple for twelve years or longer can apply for its sale
          or lease. The application has the number of the khatian and of each plot. The land officer
          checks them with the record of rights and visits the plot before the application is
          decided.
        </p>
      </Stack>
    ),
  },
};

export const AForm: Story = {
  args: {
    width: 'form',
    children: (
      <Stack>
        <TextField label="Full name" autoComplete="name" />
        <TextField label="Email ID" autoComplete="email" type="email" />
      </Stack>
    ),
  },
};

export const FullWidth: Story = { args: { width: 'full' } };

export const MainLandmark: Story = { args: { elementType: 'main', id: 'main' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const LongText: Story = {
  args: {
    children: (
      <h2>
        Plots of the temple in the village of Balighai that touch the road to the sea and the tank
      </h2>
    ),
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: { width: 'reading', children: <p>ମନ୍ଦିର ଜମି ପାଇଁ ଆବେଦନ କରିବା ପୂର୍ବରୁ ଖତିୟାନ ନମ୍ବର ଦେଖନ୍ତୁ।</p> },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: { width: 'reading', children: <p>मंदिर की भूमि के लिए आवेदन करने से पहले खतियान संख्या देखें।</p> },
};
