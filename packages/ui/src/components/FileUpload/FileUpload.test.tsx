import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent as keys } from 'vitest/browser';
import * as stories from './FileUpload.stories.tsx';

const {
  Default,
  Failed,
  InError,
  LongText,
  RefusedInARow,
  Rejected,
  SentWithItsForm,
  SeveralFiles,
  Uploaded,
  UploadedBefore,
  Uploading,
  WithACamera,
  WithADropZone,
} = composeStories(stories);
const screen = within(document.body);
const paper = (name: string) => new File(['paper'], name, { type: 'application/pdf' });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/Copy of the khatiyan/);

describe('FileUpload', () => {
  it('is a file input named by its label and its button, and described by the hint', async () => {
    await Default.run();
    await expect(chooser()).toHaveAttribute('type', 'file');
    await expect(chooser()).toHaveAccessibleName('Copy of the khatiyan Choose a file');
    await expect(chooser()).toHaveAccessibleDescription('pdf, jpg, jpeg or png, at most 2 MB.');
    await expect(chooser()).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    await userEvent.tab();
    await expect(chooser()).toHaveFocus();
  });

  it('calls onSelect with the files and accepts the same file again', async () => {
    await Default.run();
    await userEvent.upload(chooser(), paper('khatiyan.pdf'));
    await expect(Default.args.onSelect).toHaveBeenCalledOnce();
    await expect(chooser().files).toHaveLength(0);
    await expect(chooser().multiple).toBe(false);
    await SeveralFiles.run();
    await expect(screen.getByLabelText<HTMLInputElement>(/Land papers/).multiple).toBe(true);
  });

  it('is sent with its form, without the files that are removed, and resets', async () => {
    await SentWithItsForm.run();
    const form = document.forms[0];
    const sent = () =>
      new FormData(form).getAll('papers').map((file) => (file instanceof File ? file.name : file));
    await expect(sent()).toEqual(['receipt.pdf']);
    await keys.upload(chooser(), paper('sketch.pdf'));
    await expect(sent()).toEqual(['receipt.pdf', 'sketch.pdf']);
    form?.reset();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await expect(sent()).toEqual(['']);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });

  it('lists files that were uploaded before until they are removed, and again after a reset', async () => {
    await UploadedBefore.run();
    const name = 'khatiyan-112-45.pdf';
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    await expect(UploadedBefore.args.onRemove).toHaveBeenCalledWith('khatiyan');
    await expect(screen.queryByText(name)).toBeNull();
    document.forms[0]?.reset();
    await expect(await screen.findByText(name)).toBeVisible();
  });

  it('announces that a file starts, is uploaded or fails, and nothing twice', async () => {
    await Uploaded.run();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.upload(chooser(), paper('receipt.pdf'));
    await expect(screen.getByRole('status')).toHaveTextContent(/^receipt\.pdf: Uploaded$/);
    await Failed.run();
    await userEvent.click(screen.getByRole('button', { name: /^Try again: / }));
    await expect(screen.getByRole('status')).toHaveTextContent(/^plot-sketch\.png: Uploading$/);
  });

  it('announces each refused file, also two in a row', async () => {
    await RefusedInARow.run();
    const status = screen.getByRole('status');
    await userEvent.upload(chooser(), paper('notes.pdf'));
    await expect(status).toHaveTextContent(/^notes\.pdf: Only pdf/);
    await userEvent.upload(chooser(), paper('letter.pdf'));
    await expect(status).toHaveTextContent(/^letter\.pdf: Only pdf/);
    const said = status.firstElementChild;
    await userEvent.upload(chooser(), paper('letter.pdf'));
    await waitFor(() => expect(status.firstElementChild).not.toBe(said));
    await expect(status).toHaveTextContent(/^letter\.pdf: Only pdf/);
  });

  it('has a button for the camera on a device that is held in the hand, which takes photo after photo', async () => {
    await WithACamera.run();
    const camera = screen.getByLabelText<HTMLInputElement>('Photos of the land Take a photo');
    await expect(camera).toHaveAccessibleDescription('pdf, jpg, jpeg or png, at most 2 MB.');
    const photo = new File(['photo'], 'next.jpg', { type: 'image/jpeg' });
    await userEvent.upload(camera, photo);
    await expect(WithACamera.args.onSelect).toHaveBeenCalledTimes(2);
    await expect(camera.files).toHaveLength(0);
    await expect(camera.multiple).toBe(false);
  });

  it('has no button for the camera on other devices, and none unless it is asked for', async () => {
    await Default.run();
    await expect(screen.queryByText('Take a photo')).toBeNull();
  });

  it('accepts a file that is dropped on its zone', async () => {
    await WithADropZone.run();
    await expect(WithADropZone.args.onSelect).toHaveBeenCalledOnce();
    await expect(chooser()).toHaveAccessibleName('Copy of the khatiyan Choose a file');
  });

  it('shortens a long name in its middle, but not for screen readers', async () => {
    await LongText.run();
    const name = screen.getByTitle(/^scan_of_the_rent_.*_page_1\.pdf$/);
    const [drawn, read] = [...name.children];
    await expect(drawn).toHaveTextContent(/^scan_of_the_rent_rec…ice_page_1\.pdf$/);
    await expect(drawn).toHaveAttribute('aria-hidden', 'true');
    await expect(read).toHaveTextContent(name.title);
  });

  it('shows the uploaded share, named by the file', async () => {
    await Uploading.run();
    const bar = screen.getByRole('progressbar', { name: 'rent-receipt-2024.pdf' });
    await expect(bar).toHaveAttribute('value', '0.72');
    await expect(screen.getByText('1.3 of 1.8 MB')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Cancel rent-receipt/ })).toBeVisible();
  });

  it('has a retry button after a failure only', async () => {
    await Rejected.run();
    await expect(screen.queryByRole('button', { name: /^Try again: / })).toBeNull();
    await Failed.run();
    await userEvent.click(screen.getByRole('button', { name: /^Try again: / }));
    await expect(Failed.args.onRetry).toHaveBeenCalledWith('sketch');
    await expect(screen.getByRole('progressbar')).toBeVisible();
  });

  it('names each remove button by its file', async () => {
    await SeveralFiles.run();
    await userEvent.click(screen.getByRole('button', { name: 'Remove field.heic' }));
    await expect(SeveralFiles.args.onRemove).toHaveBeenCalledWith('photo');
    await expect(screen.queryByText('field.heic')).toBeNull();
  });

  it('moves the focus to the file input when a button of a row is removed', async () => {
    await Uploaded.run();
    screen.getByRole('button', { name: 'Remove khatiyan-112-45.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(chooser()).toHaveFocus();
    await Failed.run();
    screen.getByRole('button', { name: /^Try again: / }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(chooser()).toHaveFocus();
  });

  it('is invalid in error and described by hint and error', async () => {
    await InError.run();
    await expect(chooser()).toBeInvalid();
    await expect(chooser()).toHaveAccessibleDescription(
      /at most 2 MB\. Please upload Copy of the khatiyan$/,
    );
  });
});
