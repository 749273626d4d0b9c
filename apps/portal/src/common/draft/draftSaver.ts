/** What was typed in a form so far, as text by field. */
export type DraftContent = Readonly<Record<string, string>>;

/** How the last save ended. */
export type DraftState =
  | { kind: 'unsaved' }
  | { kind: 'saved'; savedOn: string }
  | { kind: 'failed' }
  | { kind: 'conflict' }
  /** The service has received the form itself: its draft is no longer kept. */
  | { kind: 'received' };

/**
 * How a save of a version ended: the next version, a conflict with another window, a form that was sent
 * already, or a failure.
 */
export type Saved = { version: number; savedOn: string } | 'conflict' | 'received' | 'failed';

/** What the saver of a form takes. */
export interface DraftSaverOptions {
  /** What the service keeps already. */
  content: DraftContent;
  /** Its version; 0 when it keeps nothing. */
  version: number;
  /** Sends content over a version; never throws. */
  send: (content: DraftContent, version: number) => Promise<Saved>;
  onState: (state: DraftState) => void;
  /** How long nothing must be typed before it is sent, in ms. */
  waitMs: number;
}

/** Keeps what is typed with the service. */
export interface DraftSaver {
  /** Takes what stands in the form now and sends it after a pause, one save at a time. */
  change: (content: DraftContent) => void;
  /** Sends at once what waits for its pause. */
  flush: () => void;
  /** Sends at once what waits; ends with whether the service keeps all that was typed. */
  finish: () => Promise<boolean>;
  /** Forgets what waits for its pause; ends when a save under way has ended. */
  settle: () => Promise<void>;
  /** Keeps what is typed from now on as a draft of its own: the form was received without it. */
  restart: () => void;
}

const textOf = (content: DraftContent) =>
  JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Makes a saver: what equals the kept content is not sent, and after a conflict, or once the form was
 * received, nothing is.
 */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { send, onState, waitMs } = options;
  let { version } = options;
  let kept = textOf(options.content);
  let typed = options.content;
  let waiting: DraftContent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;

  const save = async (content: DraftContent) => {
    const saved = await send(content, version);
    if (saved === 'conflict' || saved === 'received') isOver = true;
    if (typeof saved === 'string') {
      onState({ kind: saved });
      return;
    }
    version = saved.version;
    kept = textOf(content);
    onState({ kind: 'saved', savedOn: saved.savedOn });
  };
  const flush = () => {
    clearTimeout(timer);
    if (isOver || running || waiting === undefined) return;
    const content = waiting;
    waiting = undefined;
    if (textOf(content) === kept) return;
    running = save(content).finally(() => {
      running = undefined;
      flush();
    });
  };
  const ended = async (): Promise<void> => {
    if (!running) return;
    await running;
    await ended();
  };
  return {
    change: (content) => {
      waiting = content;
      typed = content;
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(flush, waitMs);
    },
    flush,
    finish: async () => {
      waiting = typed;
      flush();
      await ended();
      return textOf(typed) === kept;
    },
    settle: async () => {
      waiting = undefined;
      clearTimeout(timer);
      await running;
    },
    restart: () => {
      version = 0;
      kept = '';
      isOver = false;
      onState({ kind: 'unsaved' });
    },
  };
}
