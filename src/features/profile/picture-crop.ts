"use client";

import { useState } from "react";

export const smallest = 1;
export const largest = 4;
const stride = 12;
const growth = 0.2;

type Point = { x: number; y: number };
type Sizes = { width: number; height: number; side: number };

function between(value: number, low: number, high: number) {
  return Math.min(high, Math.max(low, value));
}

/** Keeps the picture over the whole crop square. */
function keepInside({ x, y }: Point, { width, height, side }: Sizes, zoom: number): Point {
  const roomX = Math.max(0, (width * zoom - side) / 2);
  const roomY = Math.max(0, (height * zoom - side) / 2);
  return { x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) };
}

/** Returns the position and zoom of the crop; `move` and `resize` take one step. */
export function useCrop() {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(smallest);
  const [sizes, setSizes] = useState<Sizes>({ width: 0, height: 0, side: 0 });

  function move(right: number, down: number) {
    setCrop(({ x, y }) => keepInside({ x: x + right * stride, y: y + down * stride }, sizes, zoom));
  }

  function resize(steps: number) {
    setZoom((before) => between(Math.round((before + steps * growth) * 10) / 10, smallest, largest));
  }

  return { crop, zoom, setCrop, setZoom, setSizes, move, resize };
}
