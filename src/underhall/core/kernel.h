/* What a compiled engine does most, in C: each function does what its namesake in Python does.

   tools/engine.py names them to mypyc; plain Python never sees them. */

#ifndef UNDERHALL_KERNEL_H
#define UNDERHALL_KERNEL_H

#include <Python.h>
#include <CPy.h>

/* whether a thing is of a type: compiled classes have one base each, and few of them */
static inline int underhall_is_a(PyObject *thing, PyTypeObject *type) {
    for (PyTypeObject *kind = Py_TYPE(thing); kind; kind = kind->tp_base)
        if (kind == type)
            return 1;
    return PyType_IsSubtype(Py_TYPE(thing), type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) underhall_is_a((PyObject *)(thing), type)

/* the small ints, which are what most numbers are; CPython has one of each */
__attribute__((weak, visibility("hidden"))) PyObject *underhall_small_ints[262];

static inline PyObject *underhall_int(Py_ssize_t number) {
    if (number < -5 || number > 256)
        return PyLong_FromSsize_t(number);
    PyObject *known = underhall_small_ints[number + 5];
    if (known == NULL && !(known = underhall_small_ints[number + 5] = PyLong_FromSsize_t(number)))
        return NULL;
    Py_INCREF(known);
    return known;
}
#define PyLong_FromSsize_t(number) underhall_int(number)
#define PyLong_FromLong(number) underhall_int(number)

/* the number that an int of one digit is, as nearly all are; other ints the long way */
static inline long underhall_long(PyObject *number, int *is_more) {
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)number))
        return PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    if (Py_SIZE(number) >= -1 && Py_SIZE(number) <= 1)
        return Py_SIZE(number) * (long)((PyLongObject *)number)->ob_digit[0];
#endif
    return PyLong_AsLongAndOverflow(number, is_more);
}

/* append to a list, mostly where there is room for one more */
static inline int underhall_append(PyObject *list, PyObject *thing) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size >= ((PyListObject *)list)->allocated)
        return PyList_Append(list, thing);
    Py_INCREF(thing);
    PyList_SET_ITEM(list, size, thing);
    Py_SET_SIZE(list, size + 1);
    return 0;
}
#define PyList_Append(list, thing) underhall_append(list, (PyObject *)(thing))

/* list.pop: the room stays, for what comes next */
static inline PyObject *underhall_pop(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list) - 1;
    if (size < 0) {
        PyErr_SetString(PyExc_IndexError, "pop from empty list");
        return NULL;
    }
    PyObject *last = PyList_GET_ITEM(list, size);
    Py_SET_SIZE(list, size);
    return last;
}

/* underhall.core.agenda.put_on */
static inline char underhall_put_on(PyObject *agenda, PyObject *items) {
    PyObject **entries = PySequence_Fast_ITEMS(items);
    for (Py_ssize_t at = PySequence_Fast_GET_SIZE(items) - 1; at >= 0; at--)
        if (PyList_Append(agenda, entries[at]) < 0)
            return 2;
    return 1;
}

/* how dice of this class roll, if it is a method in C, like that of random.Random; else NULL */
static inline PyCFunction underhall_roll(PyTypeObject *kind) {
    static PyTypeObject *known = NULL;
    static unsigned int version = 0;
    static PyCFunction roll = NULL;
    if (kind == known && kind->tp_version_tag == version)
        return roll;
    PyObject *method = PyObject_GetAttrString((PyObject *)kind, "random");
    PyErr_Clear();
    roll = NULL;
    if (method && Py_IS_TYPE(method, &PyMethodDescr_Type)
        && ((PyMethodDescrObject *)method)->d_method->ml_flags == METH_NOARGS)
        roll = ((PyMethodDescrObject *)method)->d_method->ml_meth;
    Py_XDECREF(method);
    version = kind->tp_version_tag;
    known = version ? kind : NULL;
    return roll;
}

/* underhall.core.agenda.below */
static inline CPyTagged underhall_below(PyObject *dice, CPyTagged count) {
    PyCFunction roll = underhall_roll(Py_TYPE(dice));
    PyObject *luck = roll ? roll(dice, NULL) : PyObject_CallMethod(dice, "random", NULL);
    if (luck == NULL)
        return CPY_INT_TAG;
    double share = PyFloat_AsDouble(luck);
    Py_DECREF(luck);
    if (share == -1.0 && PyErr_Occurred())
        return CPY_INT_TAG;
    return (CPyTagged)(Py_ssize_t)(share * (double)CPyTagged_AsSsize_t(count)) << 1;
}

/* where in a row a place is, which may be counted from the end; -1 for an error */
static inline Py_ssize_t underhall_place(PyObject *row, CPyTagged at) {
    Py_ssize_t size = PyTuple_GET_SIZE(row);
    Py_ssize_t place = CPyTagged_CheckShort(at) ? CPyTagged_ShortAsSsize_t(at) : size;
    if (place < 0)
        place += size;
    if (place >= 0 && place < size)
        return place;
    PyErr_SetString(PyExc_IndexError, "tuple index out of range");
    return -1;
}

/* underhall.core.agenda.changed */
static inline PyObject *underhall_changed(PyObject *row, CPyTagged at, PyObject *value) {
    Py_ssize_t size = PyTuple_GET_SIZE(row);
    Py_ssize_t place = underhall_place(row, at);
    if (place < 0)
        return NULL;
    PyObject *changed = PyTuple_New(size);
    if (changed == NULL)
        return NULL;
    PyObject **from = ((PyTupleObject *)row)->ob_item, **into = ((PyTupleObject *)changed)->ob_item;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *entry = i == place ? value : from[i];
        Py_INCREF(entry);
        into[i] = entry;
    }
    return changed;
}

/* underhall.core.agenda.added */
static inline PyObject *underhall_added_so_many(PyObject *row, CPyTagged at, CPyTagged more) {
    Py_ssize_t place = underhall_place(row, at);
    if (place < 0)
        return NULL;
    PyObject *one = CPyTagged_AsObject(more);
    PyObject *sum = one ? PyNumber_Add(PyTuple_GET_ITEM(row, place), one) : NULL;
    PyObject *added = sum ? underhall_changed(row, (CPyTagged)place << 1, sum) : NULL;
    Py_XDECREF(one);
    Py_XDECREF(sum);
    return added;
}

static inline PyObject *underhall_added(PyObject *row, CPyTagged at) {
    return underhall_added_so_many(row, at, 1 << 1);
}

/* underhall.core.agenda.raised */
static inline PyObject *underhall_raised_so_many(PyObject *rows, CPyTagged at, CPyTagged entry, CPyTagged more) {
    Py_ssize_t place = underhall_place(rows, at);
    if (place < 0)
        return NULL;
    PyObject *row = underhall_added_so_many(PyTuple_GET_ITEM(rows, place), entry, more);
    PyObject *raised = row ? underhall_changed(rows, (CPyTagged)place << 1, row) : NULL;
    Py_XDECREF(row);
    return raised;
}

static inline PyObject *underhall_raised(PyObject *rows, CPyTagged at, CPyTagged entry) {
    return underhall_raised_so_many(rows, at, entry, 1 << 1);
}

/* underhall.core.agenda.longer */
static inline PyObject *underhall_longer(PyObject *row, PyObject *value) {
    Py_ssize_t size = PyTuple_GET_SIZE(row);
    PyObject *longer = PyTuple_New(size + 1);
    for (Py_ssize_t i = 0; i <= size && longer; i++) {
        PyObject *entry = i < size ? PyTuple_GET_ITEM(row, i) : value;
        Py_INCREF(entry);
        PyTuple_SET_ITEM(longer, i, entry);
    }
    return longer;
}

static inline Py_ssize_t underhall_put_bits(PyObject *found, Py_ssize_t at, uint64_t word, long first) {
    for (; word; word &= word - 1)
        PyList_SET_ITEM(found, at++, PyLong_FromLong(first + __builtin_ctzll(word)));
    return at;
}

#if PY_VERSION_HEX >= 0x030D0000
#define UNDERHALL_BYTES(mask) ((size_t)PyLong_AsNativeBytes(mask, NULL, 0, 1))
#define UNDERHALL_READ(mask, bytes, size) (PyLong_AsNativeBytes(mask, bytes, size, 1) < 0)
#else
#define UNDERHALL_BYTES(mask) (_PyLong_NumBits(mask) / 8 + 1)
#define UNDERHALL_READ(mask, bytes, size) _PyLong_AsByteArray((PyLongObject *)mask, (void *)bytes, size, 1, 0)
#endif

/* of a mask that is longer than a machine word; on machines that put the low byte first */
static PyObject *underhall_bits_of_words(PyObject *mask) {
    size_t size = UNDERHALL_BYTES(mask) / 8 + 1, count = 0;
    uint64_t few[8], *words = size <= 8 ? few : PyMem_Malloc(8 * size);
    PyObject *found = NULL;
    if (words == NULL)
        return PyErr_NoMemory();
    if (!UNDERHALL_READ(mask, words, 8 * size)) {
        for (size_t i = 0; i < size; i++)
            count += __builtin_popcountll(words[i]);
        found = PyList_New(count);
    }
    for (size_t i = 0, at = 0; i < size && found; i++)
        at = underhall_put_bits(found, at, words[i], 64 * i);
    if (words != few)
        PyMem_Free(words);
    return found;
}

/* underhall.core.hexes.bits, underhall.core.grid.fields_of */
static inline PyObject *underhall_bits(CPyTagged mask) {
    if (!CPyTagged_CheckShort(mask))
        return underhall_bits_of_words(CPyTagged_LongAsObject(mask));
    uint64_t word = (uint64_t)CPyTagged_ShortAsSsize_t(mask);
    PyObject *found = PyList_New(__builtin_popcountll(word));
    if (found)
        underhall_put_bits(found, 0, word, 0);
    return found;
}

#define underhall_fields_of underhall_bits

/* underhall.core.hexes.picked */
static inline PyObject *underhall_picked(PyObject *things, CPyTagged mask) {
    PyObject *found = underhall_bits(mask);
    for (Py_ssize_t i = 0; found && i < PyList_GET_SIZE(found); i++) {
        size_t at = PyLong_AsSize_t(PyList_GET_ITEM(found, i));
        if (at >= (size_t)PyTuple_GET_SIZE(things)) {
            PyErr_SetString(PyExc_IndexError, "tuple index out of range");
            Py_CLEAR(found);
            break;
        }
        Py_INCREF(PyTuple_GET_ITEM(things, at));
        PyList_SetItem(found, i, PyTuple_GET_ITEM(things, at));
    }
    return found;
}

static PyObject *underhall_sum_of_any(PyObject **entries, Py_ssize_t size) {
    PyObject *sum = PyLong_FromLong(0);
    for (Py_ssize_t i = 0; i < size && sum; i++)
        Py_SETREF(sum, PyNumber_Add(sum, entries[i]));
    return sum;
}

/* sum of a list or a tuple */
static inline PyObject *underhall_sum(PyObject *row) {
    PyObject **entries = PySequence_Fast_ITEMS(row);
    Py_ssize_t size = PySequence_Fast_GET_SIZE(row);
    long sum = 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        int is_more = 0;
        long entry = PyLong_Check(entries[i]) ? underhall_long(entries[i], &is_more) : 0;
        if (is_more || !PyLong_Check(entries[i]) || __builtin_add_overflow(sum, entry, &sum))
            return underhall_sum_of_any(entries, size);
    }
    return PyLong_FromLong(sum);
}

static inline Py_ssize_t underhall_number(PyObject *row, Py_ssize_t at) {
    int is_more = 0;
    return underhall_long(PyTuple_GET_ITEM(row, at), &is_more);
}

/* underhall.core.pile.kind_at */
static inline CPyTagged underhall_kind_at(PyObject *counts, CPyTagged place) {
    Py_ssize_t left = CPyTagged_AsSsize_t(place), size = PyTuple_GET_SIZE(counts);
    for (Py_ssize_t kind = 0; kind < size; kind++) {
        left -= underhall_number(counts, kind);
        if (left < 0)
            return (CPyTagged)kind << 1;
    }
    PyErr_SetString(PyExc_IndexError, "tuple index out of range");
    return CPY_INT_TAG;
}

/* underhall.core.pile.less */
static PyObject *underhall_less(PyObject *counts, PyObject *things) {
    Py_ssize_t kinds = PyTuple_GET_SIZE(counts);
    Py_ssize_t left[kinds + 1];
    left[kinds] = 0;
    for (Py_ssize_t kind = 0; kind < kinds; kind++)
        left[kind] = underhall_number(counts, kind);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(things); i++) {
        Py_ssize_t thing = underhall_number(things, i);
        if (thing >= kinds) {
            PyErr_SetString(PyExc_IndexError, "list index out of range");
            return NULL;
        }
        left[thing < 0 ? kinds : thing]--;
    }
    PyObject *row = PyTuple_New(kinds);
    for (Py_ssize_t kind = 0; kind < kinds && row; kind++)
        PyTuple_SET_ITEM(row, kind, PyLong_FromSsize_t(left[kind]));
    return row;
}

/* underhall.core.pile.others */
static PyObject *underhall_others(PyObject *row, CPyTagged thing) {
    Py_ssize_t size = PyTuple_GET_SIZE(row), count = 0, at = 0, gone = CPyTagged_AsSsize_t(thing);
    for (Py_ssize_t place = 0; place < size; place++)
        count += underhall_number(row, place) != gone;
    PyObject *found = PyTuple_New(count);
    for (Py_ssize_t place = 0; place < size && found; place++)
        if (underhall_number(row, place) != gone) {
            Py_INCREF(PyTuple_GET_ITEM(row, place));
            PyTuple_SET_ITEM(found, at++, PyTuple_GET_ITEM(row, place));
        }
    return found;
}

/* the places of a row with a thing, or of all but it */
static PyObject *underhall_places(PyObject *row, CPyTagged thing, int is_of) {
    Py_ssize_t size = PyTuple_GET_SIZE(row), count = 0, at = 0, wanted = CPyTagged_AsSsize_t(thing);
    for (Py_ssize_t place = 0; place < size; place++)
        count += (underhall_number(row, place) == wanted) == is_of;
    PyObject *found = PyList_New(count);
    for (Py_ssize_t place = 0; place < size && found; place++)
        if ((underhall_number(row, place) == wanted) == is_of)
            PyList_SET_ITEM(found, at++, PyLong_FromSsize_t(place));
    return found;
}

/* underhall.core.pile.places_of, underhall.core.pile.places_but_of */
#define underhall_places_of(row, thing) underhall_places(row, thing, 1)
#define underhall_places_but_of(row, thing) underhall_places(row, thing, 0)

#if PY_VERSION_HEX >= 0x030C0000
#define UNDERHALL_DIGITS(mask) ((Py_ssize_t)(((PyLongObject *)mask)->long_value.lv_tag >> 3))
#define UNDERHALL_DIGIT(mask, at) (((PyLongObject *)mask)->long_value.ob_digit[at])
#else
#define UNDERHALL_DIGITS(mask) Py_ABS(Py_SIZE(mask))
#define UNDERHALL_DIGIT(mask, at) (((PyLongObject *)mask)->ob_digit[at])
#endif

/* underhall.core.grid.holds, of masks that are not negative */
static inline char underhall_holds(CPyTagged mask, CPyTagged field) {
    Py_ssize_t bit = CPyTagged_AsSsize_t(field);
    if (CPyTagged_CheckShort(mask))
        return bit < 62 && CPyTagged_ShortAsSsize_t(mask) >> bit & 1;
    PyObject *digits = CPyTagged_LongAsObject(mask);
    Py_ssize_t at = bit / PyLong_SHIFT;
    return at < UNDERHALL_DIGITS(digits) && UNDERHALL_DIGIT(digits, at) >> bit % PyLong_SHIFT & 1;
}

/* int.bit_count, of masks that are not negative */
static inline CPyTagged underhall_bit_count(CPyTagged mask) {
    if (CPyTagged_CheckShort(mask))
        return (CPyTagged)__builtin_popcountll((uint64_t)CPyTagged_ShortAsSsize_t(mask)) << 1;
    PyObject *digits = CPyTagged_LongAsObject(mask);
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < UNDERHALL_DIGITS(digits); i++)
        count += __builtin_popcountl(UNDERHALL_DIGIT(digits, i));
    return (CPyTagged)count << 1;
}

/* Masks as rows of machine words, the lowest first. */

static inline Py_ssize_t underhall_words(CPyTagged mask) {
    Py_ssize_t digits = CPyTagged_CheckShort(mask) ? 1 : UNDERHALL_DIGITS(CPyTagged_LongAsObject(mask));
    return (digits * PyLong_SHIFT + 63) / 64;
}

static inline Py_ssize_t underhall_words_of_both(CPyTagged one, CPyTagged other) {
    return Py_MAX(underhall_words(one), underhall_words(other));
}

static inline void underhall_read_long(PyObject *mask, uint64_t *words, Py_ssize_t length) {
    memset(words, 0, 8 * length);
    Py_ssize_t size = UNDERHALL_DIGITS(mask);
    for (Py_ssize_t i = 0, bit = 0; i < size && bit < 64 * length; i++, bit += PyLong_SHIFT) {
        uint64_t part = UNDERHALL_DIGIT(mask, i);
        words[bit / 64] |= part << bit % 64;
        if (bit % 64 > 64 - PyLong_SHIFT && bit / 64 + 1 < length)
            words[bit / 64 + 1] |= part >> (64 - bit % 64);
    }
}

static inline void underhall_read(CPyTagged mask, uint64_t *words, Py_ssize_t length) {
    if (!CPyTagged_CheckShort(mask)) {
        underhall_read_long(CPyTagged_LongAsObject(mask), words, length);
        return;
    }
    memset(words, 0, 8 * length);
    words[0] = (uint64_t)CPyTagged_ShortAsSsize_t(mask);
}

static inline CPyTagged underhall_written(const uint64_t *words, Py_ssize_t length) {
    while (length > 1 && !words[length - 1])
        length--;
    if (length == 1 && !(words[0] >> 62))
        return (CPyTagged)words[0] << 1;
    int top = 64 - __builtin_clzll(words[length - 1]);
    Py_ssize_t size = (64 * (length - 1) + top + PyLong_SHIFT - 1) / PyLong_SHIFT;
    void *digits = NULL;
    PyLongWriter *writer = PyLongWriter_Create(0, size, &digits);
    if (writer == NULL)
        return CPY_INT_TAG;
    for (Py_ssize_t i = 0, bit = 0; i < size; i++, bit += PyLong_SHIFT) {
        uint64_t part = words[bit / 64] >> bit % 64;
        if (bit % 64 > 64 - PyLong_SHIFT && bit / 64 + 1 < length)
            part |= words[bit / 64 + 1] << (64 - bit % 64);
        ((digit *)digits)[i] = part & PyLong_MASK;
    }
    PyObject *mask = PyLongWriter_Finish(writer);
    return mask ? CPyTagged_StealFromObject(mask) : CPY_INT_TAG;
}

/* underhall.core.grid.mask_of */
static inline CPyTagged underhall_mask_of(PyObject *fields) {
    PyObject **entries = PySequence_Fast_ITEMS(fields);
    Py_ssize_t size = PySequence_Fast_GET_SIZE(fields), length = 1;
    for (Py_ssize_t i = 0; i < size; i++) {
        long field = PyLong_AsLong(entries[i]);
        if (field < 0) {
            PyErr_SetString(PyExc_ValueError, "negative shift count");
            return CPY_INT_TAG;
        }
        length = Py_MAX(length, field / 64 + 1);
    }
    uint64_t words[length];
    memset(words, 0, sizeof words);
    for (Py_ssize_t i = 0; i < size; i++) {
        long field = PyLong_AsLong(entries[i]);
        words[field / 64] |= 1ULL << field % 64;
    }
    return underhall_written(words, length);
}

/* what of a row of words lies at `at`, if all is moved down by so many bits */
static inline uint64_t underhall_moved(const uint64_t *words, Py_ssize_t length, Py_ssize_t at, Py_ssize_t down) {
    Py_ssize_t bit = 64 * at + down, low = bit >> 6, rest = bit & 63;
    uint64_t word = low >= 0 && low < length ? words[low] >> rest : 0;
    if (rest && low + 1 >= 0 && low + 1 < length)
        word |= words[low + 1] << (64 - rest);
    return word;
}

/* the words of `within` beside those of the mask, and whether there are any */
static inline int underhall_edge(
    const uint64_t *mask, const uint64_t *within, uint64_t *edge, Py_ssize_t length, Py_ssize_t stride) {
    uint64_t any = 0;
    for (Py_ssize_t i = 0; i < length; i++) {
        edge[i] = within[i] & ~mask[i]
            & (underhall_moved(mask, length, i, 1) | underhall_moved(mask, length, i, -1)
               | underhall_moved(mask, length, i, stride) | underhall_moved(mask, length, i, -stride));
        any |= edge[i];
    }
    return any != 0;
}

/* underhall.core.grid.without */
static inline CPyTagged underhall_without(CPyTagged mask, CPyTagged other) {
    if (CPyTagged_CheckShort(mask) && CPyTagged_CheckShort(other))
        return mask & ~other;
    Py_ssize_t length = underhall_words(mask);
    uint64_t left[length], gone[length];
    underhall_read(mask, left, length);
    underhall_read(other, gone, length);
    for (Py_ssize_t i = 0; i < length; i++)
        left[i] &= ~gone[i];
    return underhall_written(left, length);
}

/* underhall.core.grid.passages_from */
static inline CPyTagged underhall_passages_from(PyObject *sides, CPyTagged free, CPyTagged stride, CPyTagged size) {
    Py_ssize_t width = CPyTagged_ShortAsSsize_t(stride), fields = CPyTagged_ShortAsSsize_t(size);
    Py_ssize_t length = (fields + 63) / 64, whole = (2 * fields + 63) / 64;
    uint64_t open[4 * length], ground[length], wide[length], across[length], down[length], found[whole];
    for (int side = 0; side < 4; side++)
        underhall_read_long(PyTuple_GET_ITEM(sides, side), open + side * length, length);
    underhall_read(free, ground, length);
    uint64_t *north = open, *east = open + length, *south = east + length, *west = south + length;
    for (Py_ssize_t i = 0; i < length; i++)
        wide[i] = west[i] | ground[i];
    for (Py_ssize_t i = 0; i < length; i++)
        across[i] = (east[i] & underhall_moved(wide, length, i, 1))
            | (underhall_moved(west, length, i, 1) & (east[i] | ground[i]));
    for (Py_ssize_t i = 0; i < length; i++)
        wide[i] = north[i] | ground[i];
    for (Py_ssize_t i = 0; i < length; i++)
        down[i] = (south[i] & underhall_moved(wide, length, i, width))
            | (underhall_moved(north, length, i, width) & (south[i] | ground[i]));
    for (Py_ssize_t i = 0; i < whole; i++)
        found[i] = (i < length ? across[i] : 0) | underhall_moved(down, length, i, -fields);
    return underhall_written(found, whole);
}

/* underhall.core.grid.beside */
static inline CPyTagged underhall_beside(CPyTagged mask, CPyTagged stride, CPyTagged within) {
    Py_ssize_t length = underhall_words_of_both(mask, within);
    uint64_t from[length], free[length], edge[length];
    underhall_read(mask, from, length);
    underhall_read(within, free, length);
    underhall_edge(from, free, edge, length, CPyTagged_ShortAsSsize_t(stride));
    return underhall_written(edge, length);
}

/* underhall.core.grid.reached */
static inline CPyTagged underhall_reached(CPyTagged start, CPyTagged stride, CPyTagged within) {
    Py_ssize_t length = underhall_words(within);
    uint64_t found[length], free[length], edge[length];
    underhall_read(start, found, length);
    underhall_read(within, free, length);
    for (Py_ssize_t i = 0; i < length; i++)
        found[i] &= free[i];
    while (underhall_edge(found, free, edge, length, CPyTagged_ShortAsSsize_t(stride)))
        for (Py_ssize_t i = 0; i < length; i++)
            found[i] |= edge[i];
    return underhall_written(found, length);
}

/* underhall.core.grid.spanned */
static inline CPyTagged underhall_spanned(PyObject *offsets, CPyTagged within) {
    Py_ssize_t length = underhall_words(within), size = PyTuple_GET_SIZE(offsets);
    uint64_t free[length], fits[length];
    underhall_read(within, free, length);
    memcpy(fits, free, sizeof fits);
    for (Py_ssize_t at = 0; at < size; at++) {
        Py_ssize_t offset = underhall_number(offsets, at);
        for (Py_ssize_t i = 0; i < length && offset; i++)
            fits[i] &= underhall_moved(free, length, i, offset);
    }
    return underhall_written(fits, length);
}

/* underhall.core.grid.touching */
static inline CPyTagged underhall_touching(PyObject *offsets, CPyTagged ground, CPyTagged within) {
    Py_ssize_t length = underhall_words_of_both(ground, within), size = PyTuple_GET_SIZE(offsets);
    uint64_t free[length], touched[length], touches[length];
    underhall_read(within, free, length);
    underhall_read(ground, touched, length);
    memset(touches, 0, sizeof touches);
    for (Py_ssize_t at = 0; at < size; at++) {
        Py_ssize_t offset = underhall_number(offsets, at);
        for (Py_ssize_t i = 0; i < length; i++)
            touches[i] |= underhall_moved(touched, length, i, offset) & free[i];
    }
    return underhall_written(touches, length);
}

static inline Py_ssize_t underhall_words_of_board(PyObject *board, CPyTagged mask) {
    Py_ssize_t length = underhall_words(mask);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(board); i++) {
        Py_ssize_t digits = UNDERHALL_DIGITS(PyTuple_GET_ITEM(board, i));
        length = Py_MAX(length, (digits * PyLong_SHIFT + 63) / 64);
    }
    return length;
}

/* where a step from the fields leads to: out by one side, in by the opposite */
static inline void underhall_step(
    const uint64_t *from, const uint64_t *board, Py_ssize_t length, Py_ssize_t stride, uint64_t *into) {
    static const int out[4] = {2, 3, 0, 1};
    Py_ssize_t down[4] = {-stride, 1, stride, -1};
    uint64_t open[length];
    for (int side = 0; side < 4; side++) {
        for (Py_ssize_t i = 0; i < length; i++)
            open[i] = from[i] & board[out[side] * length + i];
        for (Py_ssize_t i = 0; i < length; i++)
            into[i] |= underhall_moved(open, length, i, down[side]) & board[side * length + i];
    }
}

/* underhall.core.grid.flood */
static PyObject *underhall_flood(
    PyObject *seeds, PyObject *board, PyObject *costs, CPyTagged step, CPyTagged wanted) {
    Py_ssize_t length = underhall_words_of_board(board, wanted);
    Py_ssize_t size = PyList_GET_SIZE(seeds), sorts = PyTuple_GET_SIZE(costs);
    Py_ssize_t stride = CPyTagged_ShortAsSsize_t(step), horizon = size, last;
    for (Py_ssize_t sort = 0; sort < sorts; sort++)
        horizon = Py_MIN(horizon, size - underhall_number(costs, sort));
    uint64_t ground[(4 + sorts) * length], levels[size * length], seen[length], goal[length], part[length];
    for (Py_ssize_t i = 0; i < 4 + sorts; i++)
        underhall_read_long(PyTuple_GET_ITEM(board, i), ground + i * length, length);
    for (Py_ssize_t i = 0; i < size; i++)
        underhall_read_long(PyList_GET_ITEM(seeds, i), levels + i * length, length);
    underhall_read(wanted, goal, length);
    memset(seen, 0, sizeof seen);
    for (last = 0; last < horizon; last++) {
        uint64_t *here = levels + last * length, any = 0, left = 0;
        for (Py_ssize_t i = 0; i < length; i++) {
            any |= here[i] &= ~seen[i];
            seen[i] |= here[i];
            left |= goal[i] & ~seen[i];
        }
        if (any && !left) {
            last++;
            break;
        }
        for (Py_ssize_t sort = 0; any && sort < sorts; sort++) {
            for (Py_ssize_t i = 0; i < length; i++)
                part[i] = here[i] & ground[(4 + sort) * length + i];
            underhall_step(part, ground, length, stride, here + underhall_number(costs, sort) * length);
        }
    }
    PyObject *found = PyList_New(last);
    for (Py_ssize_t at = 0; at < last && found; at++) {
        for (Py_ssize_t i = 0; i < length; i++)
            levels[at * length + i] &= goal[i];
        PyObject *level = CPyTagged_StealAsObject(underhall_written(levels + at * length, length));
        PyList_SET_ITEM(found, at, level);
        if (level == NULL)
            Py_CLEAR(found);
    }
    return found;
}

/* underhall.core.grid.shortest_ways */
static CPyTagged underhall_shortest_ways(
    PyObject *levels, PyObject *board, PyObject *costs, CPyTagged step, CPyTagged starts) {
    Py_ssize_t length = underhall_words_of_board(board, starts);
    Py_ssize_t size = PyList_GET_SIZE(levels), sorts = PyTuple_GET_SIZE(costs);
    uint64_t ground[(4 + sorts) * length], on[(size + 1) * length], known[(size + 1) * length];
    uint64_t whole[length], there[length], from[length];
    for (Py_ssize_t i = 0; i < 4 + sorts; i++)
        underhall_read_long(PyTuple_GET_ITEM(board, i), ground + i * length, length);
    underhall_read(starts, from, length);
    memset(whole, 0, sizeof whole);
    for (Py_ssize_t at = 0; at < size; at++)
        underhall_read_long(PyList_GET_ITEM(levels, at), known + at * length, length);
    for (Py_ssize_t i = 0; i < size * length; i++)
        on[i] = known[i] & from[i % length];
    for (Py_ssize_t level = size - 1; level > 0; level--) {
        uint64_t *here = on + level * length, any = 0;
        for (Py_ssize_t i = 0; i < length; i++)
            any |= here[i];
        if (!any)
            continue;
        memset(there, 0, sizeof there);
        underhall_step(here, ground, length, CPyTagged_ShortAsSsize_t(step), there);
        for (Py_ssize_t i = 0; i < length; i++)
            whole[i] |= here[i];
        for (Py_ssize_t sort = 0; sort < sorts; sort++) {
            Py_ssize_t nearer = level - underhall_number(costs, sort);
            for (Py_ssize_t i = 0; i < length && nearer >= 0; i++)
                on[nearer * length + i] |= there[i] & known[nearer * length + i] & ground[(4 + sort) * length + i];
        }
    }
    return underhall_written(whole, length);
}

/* whether an entry of a row is equal to a thing, which is the number if `is_number`; -1 for an error */
static inline int underhall_is(PyObject *entry, PyObject *thing, long number, int is_number) {
    if (entry == thing)
        return 1;
    if (is_number && PyLong_CheckExact(entry)) {
        int is_more = 0;
        return underhall_long(entry, &is_more) == number && !is_more;
    }
    return PyObject_RichCompareBool(entry, thing, Py_EQ);
}

/* `in` a tuple: things that are equal to themselves alone are only looked for, numbers are read once */
static inline int underhall_is_in(PyObject *row, PyObject *thing) {
    PyObject **entries = ((PyTupleObject *)row)->ob_item;
    Py_ssize_t size = PyTuple_GET_SIZE(row);
    int is_single = Py_TYPE(thing)->tp_richcompare == PyBaseObject_Type.tp_richcompare, is_more = 1;
    long number = PyLong_CheckExact(thing) ? (is_more = 0, underhall_long(thing, &is_more)) : 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        if (is_single && entries[i] != thing
            && Py_TYPE(entries[i])->tp_richcompare == PyBaseObject_Type.tp_richcompare)
            continue;
        int is_equal = underhall_is(entries[i], thing, number, !is_more);
        if (is_equal)
            return is_equal;
    }
    return 0;
}

/* tuple.count */
static inline CPyTagged underhall_count(PyObject *row, PyObject *thing) {
    int is_more = 1;
    long number = PyLong_CheckExact(thing) ? (is_more = 0, underhall_long(thing, &is_more)) : 0;
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(row); i++) {
        int is_equal = underhall_is(PyTuple_GET_ITEM(row, i), thing, number, !is_more);
        if (is_equal < 0)
            return CPY_INT_TAG;
        count += is_equal;
    }
    return (CPyTagged)count << 1;
}

#endif
