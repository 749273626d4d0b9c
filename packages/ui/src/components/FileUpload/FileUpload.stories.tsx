// Long because each state of a file and each way to give one is a story.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FileUpload, type FileUploadProps, type UploadRow } from './FileUpload.tsx';

const uploading: UploadRow = {
  id: 'receipt',
  fileName: 'rent-receipt-2024.pdf',
  sizeText: '1.3 of 1.8 MB',
  state: 'uploading',
  progress: 0.72,
  stateText: 'Uploading',
};
const done: UploadRow = {
  id: 'khatiyan',
  fileName: 'khatiyan-112-45.pdf',
  sizeText: '1.8 MB',
  state: 'done',
  stateText: 'Uploaded',
};
const failed: UploadRow = {
  id: 'sketch',
  fileName: 'plot-sketch.png',
  sizeText: '940 KB',
  state: 'failed',
  stateText: 'The file could not be uploaded. Please try again.',
};
const rejected: UploadRow = {
  id: 'photo',
  fileName: 'field.heic',
  sizeText: '3.1 MB',
  state: 'rejected',
  stateText: 'Only pdf, jpg, jpeg and png files are allowed',
};

const retried = { state: 'uploading', stateText: 'Uploading', progress: 0.1 } as const;

function Choosing({ files: first, ...field }: FileUploadProps) {
  const [rows, setFiles] = useState(first ?? []);
  const choose = (chosen: File[]) => {
    field.onSelect?.(chosen);
    setFiles([...rows, ...chosen.map(({ name }) => ({ ...done, id: name, fileName: name }))]);
  };
  const remove = (id: string) => {
    field.onRemove?.(id);
    setFiles(rows.filter((row) => row.id !== id));
  };
  const retry = (id: string) => {
    field.onRetry?.(id);
    setFiles(rows.map((row) => (row.id === id ? { ...row, ...retried } : row)));
  };
  return <FileUpload {...field} files={rows} onSelect={choose} onRemove={remove} onRetry={retry} />;
}

const meta = {
  title: 'Fields/FileUpload',
  tags: ['stable'],
  component: FileUpload,
  args: {
    label: 'Copy of the khatiyan',
    description: 'pdf, jpg, jpeg or png, at most 2 MB.',
    chooseLabel: 'Choose a file',
    accept: '.pdf,.jpg,.jpeg,.png',
    files: [],
    onSelect: fn(),
    onRemove: fn(),
    onRetry: fn(),
    removeLabel: (fileName: string) => `Remove ${fileName}`,
    cancelLabel: (fileName: string) => `Cancel ${fileName}`,
    retryLabel: (fileName) => `Try again: ${fileName}`,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['paper'], 'khatiyan.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Copy of the khatiyan/), file);
    await expect(args.onSelect).toHaveBeenCalledWith([file]);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('khatiyan.pdf');
  },
};

/** The files go with the form, without a list of the caller. */
export const SentWithItsForm: Story = {
  args: {
    name: 'papers',
    allowsMultiple: true,
    chooseLabel: 'Choose files',
    files: undefined,
    onChange: fn(),
  },
  render: (args) => (
    <form aria-label="Papers">
      <FileUpload {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const files = ['khatiyan.pdf', 'receipt.pdf'].map((name) => new File(['paper'], name));
    await userEvent.upload(canvas.getByLabelText(/Copy of the khatiyan/), files);
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['khatiyan.pdf1 KBSelected', 'receipt.pdf1 KBSelected']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove khatiyan.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([files[1]]);
  },
};

export const UploadedBefore: Story = {
  args: { name: 'papers', files: undefined, defaultFiles: [done] },
  render: SentWithItsForm.render,
};

/** Makes the device one that is held in the hand: its primary pointer is a finger. */
function holdInHand() {
  const { matchMedia } = window;
  const isHandHeld = {
    matches: { value: true },
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  };
  window.matchMedia = (query) => {
    const found = matchMedia.call(window, query);
    if (query !== '(pointer: coarse)') return found;
    return Object.create(found, isHandHeld) as MediaQueryList;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** On a phone or a tablet a second button opens the camera. */
export const WithACamera: Story = {
  args: { label: 'Photos of the land', capture: 'environment', allowsMultiple: true },
  beforeEach: holdInHand,
  play: async ({ args, canvas, userEvent }) => {
    const camera = canvas.getByLabelText('Photos of the land Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    const photo = new File(['photo'], 'image.jpg', { type: 'image/jpeg' });
    await userEvent.upload(camera, photo);
    await expect(args.onSelect).toHaveBeenCalledWith([photo]);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('image.jpg');
  },
};

export const WithADropZone: Story = {
  args: { dropText: 'or drop the file here' },
  play: async ({ args, canvas }) => {
    const file = new File(['paper'], 'khatiyan.pdf', { type: 'application/pdf' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    canvas
      .getByText('or drop the file here')
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible());
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('khatiyan.pdf');
  },
};

export const InError: Story = {
  args: { errorMessage: 'Please upload Copy of the khatiyan' },
};

function Refusing(field: FileUploadProps) {
  const [row, setRow] = useState<UploadRow>();
  const refuse = ([file]: File[]) =>
    setRow((before) => ({
      ...rejected,
      id: String(Number(before?.id ?? 0) + 1),
      fileName: file?.name ?? '',
      sizeText: '1 KB',
    }));
  return <FileUpload {...field} files={row ? [done, row] : [done]} onSelect={refuse} />;
}

export const RefusedInARow: Story = { render: (args) => <Refusing {...args} /> };

export const Optional: Story = {
  args: { label: 'Sketch of the plot', optionalLabel: '(optional)' },
};

export const Uploading: Story = { args: { files: [uploading] } };

export const Empty: Story = {
  args: {
    files: [
      { ...rejected, sizeText: '0 KB', fileName: 'scan.pdf', stateText: 'The file is empty' },
    ],
  },
};

export const OnAPhone: Story = {
  args: { files: [uploading, failed] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Uploaded: Story = { args: { files: [done] } };

export const Failed: Story = { args: { files: [failed] } };

export const Rejected: Story = { args: { files: [rejected] } };

export const SeveralFiles: Story = {
  args: {
    label: 'Land papers',
    chooseLabel: 'Choose files',
    allowsMultiple: true,
    files: [done, uploading, failed, rejected],
  },
};

export const Removed: Story = {
  args: { files: [done, failed] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plot-sketch.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('sketch');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    label: 'Copy of the newest rent receipt that was given for this plot by the land office',
    files: [
      {
        ...done,
        fileName:
          'scan_of_the_rent_receipt_of_plot_112_45_in_mouza_bhubanpur_with_the_seal_of_the_office_page_1.pdf',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
};

export const Odia: Story = {
  args: {
    label: 'ଖତିୟାନର ନକଲ',
    description: 'pdf, jpg, jpeg କିମ୍ବା png, 2 MB ପର୍ଯ୍ୟନ୍ତ।',
    chooseLabel: 'ଫାଇଲ୍ ବାଛନ୍ତୁ',
    removeLabel: (fileName: string) => `${fileName} ହଟାନ୍ତୁ`,
    cancelLabel: (fileName: string) => `${fileName} ବାତିଲ କରନ୍ତୁ`,
    retryLabel: (fileName) => `ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ: ${fileName}`,
    files: [{ ...failed, stateText: 'ଫାଇଲ୍ ଅପଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।' }],
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'खतियान की प्रति',
    description: 'pdf, jpg, jpeg या png, 2 MB तक।',
    chooseLabel: 'फ़ाइल चुनें',
    removeLabel: (fileName: string) => `${fileName} हटाएँ`,
    cancelLabel: (fileName: string) => `${fileName} रद्द करें`,
    retryLabel: (fileName) => `फिर से प्रयास करें: ${fileName}`,
    errorMessage: 'कृपया खतियान की प्रति अपलोड करें',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
