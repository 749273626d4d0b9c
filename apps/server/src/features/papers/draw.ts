import type { PaperText } from '@temple-land/portal-core';
import { qrPath } from './qr.ts';
import { languageOf, printable } from './runs.ts';
import {
  area,
  bytesOf,
  drawLines,
  heightOf,
  linesOf,
  makeRoom,
  openSheet,
  type Column,
  type Look,
  type Sheet,
} from './sheet.ts';
import { words } from './words.ts';

/** One line of the table of a paper. */
export interface Fact {
  label: PaperText;
  value: string;
}

/** What a paper says. */
export interface Paper {
  title: PaperText;
  number: string;
  facts: readonly Fact[];
  text: PaperText;
  /** Printed beside the QR code, and what the QR code holds. */
  check: { code: string; address: string; page: string };
  isSample: boolean;
  madeOn: Date;
}

type Element = PDFKit.PDFStructureElement;

const ink = '#1F2937';
const soft = '#4B5563';
const accent = '#7C2D12';
const whole: Column = { x: area.left, width: area.right - area.left };
const labels: Column = { x: area.left, width: 150 };
const values: Column = { x: area.left + 166, width: area.right - area.left - 166 };
const looks = {
  office: { size: 10, weight: 700, colour: accent },
  title: { size: 19, weight: 700, colour: ink },
  subtitle: { size: 14, weight: 700, colour: ink },
  heading: { size: 12, weight: 700, colour: ink },
  text: { size: 10, weight: 400, colour: ink },
  label: { size: 9, weight: 400, colour: soft },
  strong: { size: 10, weight: 700, colour: ink },
  note: { size: 9, weight: 700, colour: accent },
} as const satisfies Record<string, Look>;

// What a screen reader says: the language, and for Odia the text in the order in which it is read.
function spoken(text: string) {
  const lang = languageOf(text);
  return lang === 'or' ? { lang, actual: printable(text) } : { lang };
}

function add(sheet: Sheet, parent: Element, tag: string, text: string, look: Look, column = whole) {
  const lines = linesOf(sheet, text, look, column);
  makeRoom(sheet, Math.min(heightOf(lines, look), area.bottom - area.top));
  const draw = () => drawLines(sheet, lines, look, column);
  parent.add(sheet.doc.struct(tag, spoken(text), [draw]));
}

const both = (sheet: Sheet, parent: Element, tag: string, { en, or }: PaperText, look: Look) => {
  add(sheet, parent, tag, en, look);
  add(sheet, parent, tag, or, look);
};

function rule({ doc, y }: Sheet): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(area.left, y).lineTo(area.right, y).lineWidth(0.5).strokeColor('#D6D3D1').stroke();
  doc.endMarkedContent();
}

function addFact(sheet: Sheet, table: Element, { label, value }: Fact): void {
  const { doc } = sheet;
  const [english, odia] = [label.en, label.or].map((text) =>
    linesOf(sheet, text, looks.label, labels),
  );
  const shown = linesOf(sheet, value, looks.text, values);
  const names = [...(english ?? []), ...(odia ?? [])];
  const height = Math.max(heightOf(names, looks.label), heightOf(shown, looks.text)) + 8;
  makeRoom(sheet, Math.min(height, area.bottom - area.top));
  rule(sheet);
  sheet.y += 4;
  const top = sheet.y;
  const row = doc.struct('TR');
  table.add(row);
  const head = { scope: 'Row', lang: 'or', actual: `${label.en} ${label.or}` } as object;
  row.add(doc.struct('TH', head, [() => drawLines(sheet, names, looks.label, labels)]));
  const afterNames = sheet.y;
  sheet.y = top;
  row.add(doc.struct('TD', spoken(value), [() => drawLines(sheet, shown, looks.text, values)]));
  row.end();
  const isSamePage = sheet.y >= top;
  sheet.y = (isSamePage ? Math.max(sheet.y, afterNames) : sheet.y) + 4;
}

function addCheck(sheet: Sheet, parent: Element, { check, number }: Paper): void {
  const { doc } = sheet;
  const size = 118;
  makeRoom(sheet, size + 60);
  sheet.y += 10;
  both(sheet, parent, 'H2', words.check, looks.heading);
  const top = sheet.y;
  const path = qrPath(check.address, area.left, top, size);
  const box: [number, number, number, number] = [area.left, top, area.left + size, top + size];
  const picture = { alt: words.qr.en, bbox: box, placement: 'Block' as const };
  parent.add(doc.struct('Figure', picture, [() => doc.path(path).fill('#000000')]));
  const beside: Column = { x: area.left + size + 16, width: whole.width - size - 16 };
  sheet.y = top + 8;
  add(sheet, parent, 'P', words.checkText.en, looks.text, beside);
  add(sheet, parent, 'P', words.checkText.or, looks.text, beside);
  add(sheet, parent, 'P', check.page, looks.text, beside);
  add(sheet, parent, 'P', `${words.checkCode.en} ${check.code}`, looks.strong, beside);
  add(sheet, parent, 'P', `${words.number.en} ${number}`, looks.strong, beside);
  sheet.y = Math.max(sheet.y, top + size);
}

function addFooters({ doc }: Sheet, number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('other.400').fontSize(8).fillColor(soft);
    doc.text(`${number}    ${page - start + 1} / ${count}`, area.left, 800, { lineBreak: false });
    doc.endMarkedContent();
  }
}

/** Draws a paper on A4 in English and Odia, tagged for screen readers; gives the bytes of the PDF. */
export function drawPaper(paper: Paper): Promise<Uint8Array> {
  const sheet = openSheet(`${paper.title.en} ${paper.number}`, paper.madeOn);
  const { doc } = sheet;
  const root = doc.struct('Document');
  doc.addStructure(root);
  add(sheet, root, 'P', `${words.portal.en} · ${words.portal.or}`, looks.office);
  if (paper.isSample) add(sheet, root, 'P', `${words.sample.en} ${words.sample.or}`, looks.note);
  sheet.y += 8;
  add(sheet, root, 'H1', paper.title.en, looks.title);
  add(sheet, root, 'P', paper.title.or, looks.subtitle);
  sheet.y += 8;
  both(sheet, root, 'P', paper.text, looks.text);
  sheet.y += 10;
  const table = doc.struct('Table');
  root.add(table);
  for (const fact of paper.facts) addFact(sheet, table, fact);
  table.end();
  addCheck(sheet, root, paper);
  root.end();
  addFooters(sheet, paper.number);
  return bytesOf(sheet);
}
