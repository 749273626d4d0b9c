import { composeStories } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './CaptchaField.stories.tsx';

const { Default, InError, NotYetLoaded, Pending, Verified, WithAnotherWay, WithoutSound } =
  composeStories(stories);
const screen = within(document.body);
const button = (name: string) => screen.getByRole('button', { name });

describe('CaptchaField', () => {
  it('shows a named drawing and a named, required field that offers no autofill', async () => {
    await Default.run();
    await expect(screen.getByRole('img', { name: 'Captcha image' })).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Captcha' });
    await expect(field).toHaveAccessibleDescription(/^Type the characters/);
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(field).toHaveAttribute('autocomplete', 'off');
  });

  it('renders only the paths of the drawing', async () => {
    const drawing =
      '<svg viewBox="0 0 80 40"><script>document.title="read"</script><style>path{}</style>' +
      '<path d="M1 1L9 9" fill="none" onclick="open()"/><path d="M2 2h9v9Z"/>' +
      '<path d="url(#x)"/><a href="#x"><text>K</text></a></svg>';
    await Default.run({ args: { ...Default.args, drawing } });
    const image = screen.getByRole('img');
    await expect(image).toHaveAttribute('viewBox', '0 0 80 40');
    await expect(image.querySelectorAll(':not(path)')).toHaveLength(0);
    const drawn = [...image.querySelectorAll('path')];
    await expect(drawn.map((path) => path.getAttribute('d'))).toEqual(['M1 1L9 9', 'M2 2h9v9Z']);
    await expect(drawn.some((path) => path.hasAttribute('onclick'))).toBe(false);
  });

  it('has refresh, listen and answer in tab order', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(button('Get a new captcha')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Listen to the captcha')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Captcha' })).toHaveFocus();
  });

  // Requirement: TS-005
  it('calls onRefresh and keeps the focus on the button', async () => {
    await Default.run();
    const drawn = () => screen.getByRole('img').innerHTML;
    const before = drawn();
    button('Get a new captcha').focus();
    await userEvent.keyboard('{Enter}');
    await expect(drawn()).not.toBe(before);
    await expect(button('Get a new captcha')).toHaveFocus();
  });

  it('announces each requested drawing, and no other', async () => {
    await Default.run();
    const status = screen.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(button('Get a new captcha'));
    const said = status.firstElementChild;
    await expect(said).toHaveTextContent('A new captcha is shown.');
    await userEvent.click(button('Get a new captcha'));
    await expect(status.firstElementChild).not.toBe(said);
    await expect(status).toHaveTextContent('A new captcha is shown.');
  });

  it('shows that the drawing is loading and calls onRefresh only once', async () => {
    await Pending.run();
    await expect(screen.getByRole('img')).toHaveAttribute('aria-busy', 'true');
    const before = screen.getByRole('img').innerHTML;
    await userEvent.click(button('Get a new captcha'));
    await expect(screen.getByRole('img').innerHTML).toBe(before);
    await NotYetLoaded.run();
    await expect(screen.getByRole('img').querySelectorAll('path')).toHaveLength(0);
  });

  it('plays the audio, and disables its button without audio', async () => {
    await Default.run();
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(button('Listen to the captcha'));
    await expect(play).toHaveBeenCalledOnce();
    await expect(button('Listen to the captcha')).not.toHaveAttribute('aria-disabled');
    play.mockRestore();
    await WithoutSound.run();
    await expect(button('Listen to the captcha')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is invalid in error and described by hint and error', async () => {
    await InError.run();
    const field = screen.getByRole('textbox', { name: 'Captcha' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/listen to them\. Invalid Captcha\.$/);
  });

  it('offers a way without the puzzle after the answer', async () => {
    await WithAnotherWay.run();
    screen.getByRole('textbox', { name: 'Captcha' }).focus();
    await userEvent.tab();
    await expect(button('Continue without the image')).toHaveFocus();
  });

  it('focuses the text that replaces the puzzle, and asks for no answer', async () => {
    await Verified.run();
    const text = screen.getByText('Confirmed without the image');
    await expect(text).toHaveFocus();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (const role of ['img', 'textbox', 'button']) {
      await expect(screen.queryByRole(role)).toBeNull();
    }
  });

  it('announces that text if the focus is elsewhere', async () => {
    await WithAnotherWay.run();
    const other = document.createElement('button');
    document.body.append(other);
    await userEvent.click(button('Continue without the image'));
    other.focus();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Confirmed without the image'),
    );
    await expect(other).toHaveFocus();
    other.remove();
  });

  it('takes no focus if it is passed from the start', async () => {
    const args = { ...Default.args, passedText: 'Confirmed without the image' };
    await Default.run({ args });
    await expect(screen.getByText('Confirmed without the image')).not.toHaveFocus();
    await expect(document.body).toHaveFocus();
  });
});
