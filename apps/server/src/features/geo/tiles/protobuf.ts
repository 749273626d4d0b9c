const [initialLength, growth] = [65_536, 2];

/** A writer of a protocol buffer message. */
export class ProtobufWriter {
  #bytes = new Uint8Array(initialLength);
  #length = 0;

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array((this.#length + more) * growth);
    larger.set(this.bytes());
    this.#bytes = larger;
  }

  /** Clears the message and reuses its buffer. */
  clear(): void {
    this.#length = 0;
  }

  /** Returns the written bytes; valid until the next call. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Writes a whole number from 0 to 2^53 as a varint. */
  varint(value: number): void {
    this.#room(8);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Writes a number field. */
  number(field: number, value: number): void {
    this.varint(field * 8);
    this.varint(value);
  }

  /** Writes a 64-bit floating-point field. */
  double(field: number, value: number): void {
    this.varint(field * 8 + 1);
    this.#room(8);
    new DataView(this.#bytes.buffer).setFloat64(this.#length, value, true);
    this.#length += 8;
  }

  /** Writes a bytes or message field. */
  block(field: number, content: Uint8Array): void {
    this.varint(field * 8 + 2);
    this.varint(content.length);
    this.#room(content.length);
    this.#bytes.set(content, this.#length);
    this.#length += content.length;
  }

  /** Writes a text field. */
  text(field: number, content: string): void {
    this.block(field, Buffer.from(content));
  }
}
